import { css } from '@emotion/react';
import { hotBar } from '#theme/styles.ts';
import { ink, media, role } from '#theme/tokens.ts';
import type { State } from './specimen.ts';

/** The sign of a state: a tick, a cross, or the dot of what is to be done now. Nothing has none. */
export function Sign({ state }: { state: State }) {
  if (!state) return null;
  return (
    <svg css={[sign, signs[state]]} viewBox="0 0 14 14" aria-hidden="true">
      <path d={shapes[state]} />
    </svg>
  );
}

const shapes = {
  GOOD: 'M2 7.5l3.4 3.6L12 3.4',
  BAD: 'M3 3l8 8M11 3l-8 8',
  LIVE: 'M7 4a3 3 0 1 1-.01 0',
};

/** The color of words in a state. */
export const colors = {
  GOOD: css`
    color: ${role.ok};
  `,
  BAD: css`
    color: ${role.bad};
  `,
  LIVE: null,
};

const signs = {
  ...colors,
  LIVE: css`
    path {
      stroke: ${ink.hot};
      stroke-width: 3;
    }
  `,
};

const filling = (color: string, system: string) => css`
  fill: ${color};
  ${media.forced} {
    fill: ${system};
  }
`;

/** The fill of a drawn part by its state. */
export const fills = {
  NONE: filling(role.fill, 'CanvasText'),
  GOOD: filling(role.ok, 'CanvasText'),
  BAD: filling(role.bad, 'Highlight'),
  LIVE: hotBar,
};

const sign = css`
  flex: none;
  width: 14px;
  height: 14px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
