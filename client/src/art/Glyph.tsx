import { css } from '@emotion/react';
import { ink } from '#theme/tokens.ts';
import { glyphs } from './glyphs.ts';

/** The sign of a service, 56 x 40, beside its name. Nothing for what has none. */
export function Glyph({ of }: { of: string }) {
  const glyph = glyphs[of];
  if (!glyph) return null;
  const { lines, strong, hot, rings = [], nodes = [] } = glyph;
  return (
    <svg css={drawing} viewBox="0 0 56 40" aria-hidden="true">
      {lines && <path css={line} d={lines} />}
      {strong && <path css={bold} d={strong} />}
      <path css={live} d={hot} />
      {rings.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} css={ring} cx={x} cy={y} r={r} />
      ))}
      {nodes.length > 0 && <path css={node} d={nodes.map(([x, y]) => `M${x} ${y}h.01`).join('')} />}
    </svg>
  );
}

const drawing = css`
  width: 56px;
  height: 40px;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const line = css`
  stroke: ${ink.line};
  stroke-width: 1.5;
`;

const bold = css`
  stroke: ${ink.node};
  stroke-width: 2.25;
`;

/* The part that is live. */
const live = css`
  stroke: ${ink.hot};
  stroke-width: 2.25;
`;

const ring = css`
  fill: ${ink.paper};
  stroke: ${ink.node};
  stroke-width: 1.75;
`;

const node = css`
  stroke: ${ink.node};
  stroke-width: 5;
`;
