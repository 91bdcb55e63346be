import { css } from '@emotion/react';
import { route } from './path.ts';
import { random } from './random.ts';
import { routes } from './routes.ts';

/** A divider: one latitude line that changes its row once. */
export function Rule({ seed }: { seed: string }) {
  const next = random(seed);
  const bend = 1200 * (0.12 + next() * 0.6);
  const from = next() < 0.5 ? 4 : 28;
  const to = 32 - from;
  return (
    <svg css={[routes, rule]} viewBox="0 0 1200 32" preserveAspectRatio="none" aria-hidden="true">
      <path
        vectorEffect="non-scaling-stroke"
        d={route([
          [0, from],
          [bend, from],
          [bend + 90, to],
          [1200, to],
        ])}
      />
    </svg>
  );
}

const rule = css`
  height: 32px;
`;
