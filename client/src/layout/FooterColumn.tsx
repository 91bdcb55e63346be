import { css } from '@emotion/react';
import { role, size, space, stage } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { FooterFragment } from './Footer.generated.ts';

interface ColumnProps {
  title: string;
  links: FooterFragment['footer']['services'];
  before?: string;
  wide?: boolean;
}

/** Links under a heading. */
export function FooterColumn({ title, links, before, wide = false }: ColumnProps) {
  return (
    <div>
      <h2 css={columnTitle}>{title}</h2>
      <ul css={wide && twoColumns}>
        {links.map(({ label, link }) => (
          <li key={link}>
            <SmartLink css={quiet} href={link}>
              {before && <VisuallyHidden>{before}</VisuallyHidden>}
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const columnTitle = css`
  margin-bottom: ${space.s3};
  color: ${role.text};
  font-size: ${size.t18};
  letter-spacing: -0.01em;
`;

const twoColumns = css`
  columns: 2;
  column-gap: ${space.s5};
  max-width: 34rem;
  li {
    break-inside: avoid;
  }
`;

const quiet = css`
  display: inline-flex;
  align-items: center;
  min-height: 30px;
  && {
    color: ${stage.label};
  }
  text-decoration: none;
  &&:hover {
    color: ${role.text};
    text-decoration: underline;
  }
`;
