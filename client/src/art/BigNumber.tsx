import { css } from '@emotion/react';
import { font, role, size } from '#theme/tokens.ts';

interface BigNumberProps {
  value: string;
  /** What is counted, `%` or a word such as `days`. */
  unit?: string | null | undefined;
  /** `lead` fills seven columns, `count` stands alone, `fact` heads a row of facts, `row` is one of several. */
  as?: 'lead' | 'count' | 'fact' | 'row';
}

/** A figure in the display face. */
export function BigNumber({ value, unit, as = 'row' }: BigNumberProps) {
  return (
    <span css={[number, as === 'lead' ? lead(value, unit ?? '') : looks[as]]}>
      {value}
      {unit && <small>{unit === '%' ? unit : ` ${unit}`}</small>}
    </span>
  );
}

const number = css`
  display: block;
  color: ${role.accent};
  font: 600 1em / 0.82 ${font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  small {
    font-size: 0.5em;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
`;

const looks = {
  count: css`
    margin-left: -0.03em;
    font-size: ${size.number};
    letter-spacing: -0.06em;
  `,
  fact: css`
    font-size: ${size.t72};
    line-height: 0.9;
    letter-spacing: -0.05em;
  `,
  row: css`
    font-size: 4.2rem;
    line-height: 0.85;
    letter-spacing: -0.05em;
  `,
};

/** As large as seven columns allow: two digits and a sign at full size, longer figures smaller. */
const lead = (value: string, unit: string) => {
  const share = Math.min(1, 1.5 / (width(value) + width(unit) * 0.42));
  return css`
    margin-left: -0.04em;
    font-size: clamp(${(8 * share).toFixed(2)}rem, ${(29.4 * share).toFixed(2)}vw, ${(26.9 * share).toFixed(2)}rem);
    letter-spacing: -0.06em;
    small {
      font-size: 0.42em;
      letter-spacing: -0.04em;
    }
  `;
};

/** Roughly, in em. */
function width(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter === '%' ? 0.85 : /[.,: ]/.test(letter) ? 0.25 : 0.56), 0);
}
