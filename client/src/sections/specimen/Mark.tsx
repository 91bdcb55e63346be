import { css } from '@emotion/react';
import { ink, role } from '#theme/tokens.ts';
import type { State } from './specimen.ts';

/** What was found, with its sign: a tick, a cross, or the dot of what is to be done now. */
export function Mark({ state, text }: { state: State; text: string }) {
  return (
    <span css={[mark, state && colors[state]]}>
      {state && <Sign state={state} />}
      {text}
    </span>
  );
}

export function Sign({ state }: { state: NonNullable<State> }) {
  return (
    <svg css={[sign, colors[state]]} viewBox="0 0 14 14" aria-hidden="true">
      <path d={shapes[state]} />
    </svg>
  );
}

/** A cross around the origin of a drawing, on a ground of its own. */
export function Cross() {
  return (
    <g css={[cross, colors.BAD]} transform="translate(-9 -9) scale(1.3)">
      <circle cx="7" cy="7" r="8" />
      <path d={shapes.BAD} />
    </g>
  );
}

const shapes = {
  GOOD: 'M2 7.5l3.4 3.6L12 3.4',
  BAD: 'M3 3l8 8M11 3l-8 8',
  LIVE: 'M7 4a3 3 0 1 1-.01 0',
};

const colors = {
  GOOD: css`
    color: ${role.ok};
  `,
  BAD: css`
    color: ${role.bad};
  `,
  LIVE: css`
    path {
      stroke: ${ink.hot};
      stroke-width: 3;
    }
  `,
};

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  font-weight: 600;
`;

const cross = css`
  fill: ${role.ground};
  stroke: currentColor;
  stroke-width: 2.2;
  stroke-linecap: round;
  circle {
    stroke: none;
  }
`;

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
