import { css } from '@emotion/react';
import { ink, media, radius, role, size } from '#theme/tokens.ts';
import { SmartLink } from './SmartLink.tsx';
import { hidden } from './VisuallyHidden.tsx';

interface Crumb {
  label: string;
  link: string;
}

/** The path to this page, as a pill of stops on a line. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" css={nav}>
      <ol css={pill}>
        {crumbs.map(({ label, link }, i) => (
          <li key={link}>
            {i < crumbs.length - 1 ? (
              <SmartLink href={link}>{label}</SmartLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const nav = css`
  display: flex;
  font-size: ${size.t14};
`;

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 0.2rem 0.6rem;
  max-width: 100%;
  padding: 0.42rem 1.1rem;
  border: 1px solid ${role.line};
  border-radius: ${radius.pill};
  white-space: nowrap;
  li {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-width: 0;
  }
  li + li::before {
    content: '';
    flex: none;
    width: 16px;
    height: 1.5px;
    background: ${ink.line};
  }
  /* The name of the page itself is shortened first: its heading follows. */
  li:last-child {
    flex-shrink: 999;
  }
  /* After two stops a phone has room for three letters of it, so only screen readers get it. */
  ${media.phone} {
    li:nth-of-type(n + 3):last-of-type {
      ${hidden};
    }
  }
  a,
  [aria-current] {
    overflow: hidden;
    line-height: 24px;
    text-decoration: none;
    text-overflow: ellipsis;
  }
  a:hover {
    text-decoration: underline;
  }
`;
