import { css } from '@emotion/react';
import { color, ink, radius, role } from '#theme/tokens.ts';
import { SmartLink } from './SmartLink.tsx';

interface Crumb {
  label: string;
  link: string;
}

/** The way to this page, as a pill of stops on a line. */
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
`;

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 0.2rem 0.6rem;
  max-width: 100%;
  padding: 0.42rem 1.1rem;
  border: 1px solid ${role.line};
  border-radius: ${radius.pill};
  background: ${color.sky50};
  white-space: nowrap;
  li {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }
  li + li::before {
    content: '';
    width: 16px;
    height: 1.5px;
    background: ${ink.line};
  }
  li:last-child {
    min-width: 0;
  }
  [aria-current] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
