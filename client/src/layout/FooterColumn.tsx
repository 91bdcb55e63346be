import { css } from '@emotion/react';
import { font, role, size, stage, tall } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { FooterFragment } from './Footer.generated.ts';

interface ColumnProps {
  title: string;
  links: FooterFragment['footer']['services'];
  before?: string;
}

/** Links under a heading. */
export function FooterColumn({ title, links, before }: ColumnProps) {
  return (
    <div>
      <h2 css={columnTitle}>{title}</h2>
      <ul>
        {links.map(({ label, link }) => (
          <li key={label}>
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

const columnTitle = css`
  margin-bottom: 0.3rem;
  color: ${role.muted};
  font: 600 ${size.t14} / 1.3 ${font.text};
  letter-spacing: 0;
`;

const quiet = css`
  ${tall('26px')};
  && {
    color: ${stage.label};
  }
  text-decoration: none;
  &&:hover {
    color: ${role.text};
    text-decoration: underline;
  }
`;
