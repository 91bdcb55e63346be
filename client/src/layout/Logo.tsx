import { css } from '@emotion/react';
import { lines, ring } from '#art/mark.ts';
import { font, role } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';

/** The mark and the name of the company, as a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <SmartLink href="/" css={logo} aria-label={`${name} home`}>
      <svg viewBox="0 0 34 26" width="34" height="26" aria-hidden="true">
        <path d={lines} />
        <circle {...ring} />
      </svg>
      {name}
    </SmartLink>
  );
}

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 0.55rem;
  min-height: 44px;
  color: ${role.accent};
  font: 700 1.714rem / 1 ${font.display};
  letter-spacing: -0.04em;
  text-decoration: none;
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
  }
`;
