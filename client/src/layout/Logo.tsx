import { css } from '@emotion/react';
import { lines, ring } from '#art/mark.ts';
import { font, role, space, tall } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { twoLines, widthOf } from './room.ts';

/** The mark and the name of the company, as a link to the home page. It fits beside the button of a narrow header. */
export function Logo({ name }: { name: string }) {
  return (
    <SmartLink href="/" css={[logo, lettersOf(name)]} aria-label={`${name} home`}>
      <svg viewBox="0 0 34 26" width="34" height="26" aria-hidden="true">
        <path d={lines} />
        <circle {...ring} />
      </svg>
      <span>{name}</span>
    </SmartLink>
  );
}

/** In units of the letters: what is left of a header beside the mark and a button, with the margins of the page. */
const free = (letters: number) => `(100cqi - 2 * ${space.gutter} - 90px - 1.8rem) / ${letters.toFixed(2)}`;

function lettersOf(name: string) {
  const lines = twoLines(name);
  // On a phone, three lines.
  if (lines) return css({ fontSize: `min(1.286rem, 2.6 * ${free(widthOf(name))})`, span: { maxWidth: `${lines}em` } });
  return css({ fontSize: `min(1.714rem, ${free(widthOf(name))})` });
}

const logo = css`
  ${tall('44px')};
  gap: 0.55rem;
  color: ${role.accent};
  font-family: ${font.display};
  font-weight: 700;
  line-height: 1.05;
  text-wrap: balance;
  letter-spacing: -0.04em;
  text-decoration: none;
  svg {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
  }
`;
