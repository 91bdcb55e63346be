import { css } from '@emotion/react';
import { flow, ink, role } from '#theme/tokens.ts';
import { amount, percent } from '#ui/amount.ts';
import type { SpecimenPlotFragment } from './Plot.generated.ts';
import { round, whole } from './specimen.ts';

/** Lines over two axes, with the areas below those that have a state. Letters keep their size whatever the width. */
export function Plot({ caption, xLabel, xTicks, yLabel, yTicks, lines }: SpecimenPlotFragment) {
  const [low = 0, high = 1] = [yTicks[0], yTicks.at(-1)];
  const x = (value: number) => value / (xTicks.length - 1);
  const y = (value: number) => (high - value) / (high - low);
  return (
    <div css={box}>
      <p css={axis}>{yLabel}</p>
      <svg css={area} role="img" aria-label={caption}>
        {yTicks.map((tick) => (
          <g key={tick}>
            <line css={grid} x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} />
            <text x="-8" y={percent(y(tick))} dy="4" textAnchor="end">
              {amount(tick)}
            </text>
          </g>
        ))}
        {xTicks.map((tick, i) => (
          <text key={tick} x={percent(x(i))} y="100%" dy="18" textAnchor={anchors(i, xTicks.length)}>
            {tick}
          </text>
        ))}
        <svg {...whole} aria-hidden="true">
          {lines.map(({ label, points, state }) => {
            const path = pathOf(points, x, y);
            const [start = 0, end = 0] = [points[0]?.[0], points.at(-1)?.[0]];
            return (
              <g key={label} css={strokes[state ?? 'NONE']}>
                {state && <path css={below} d={`${path}L${round(100 * x(end))} 100H${round(100 * x(start))}Z`} />}
                <path d={path} />
              </g>
            );
          })}
        </svg>
        {lines.map(({ label, points, mark, text }) => {
          const [px = 0, py = 0] = points[(mark ?? 1) - 1] ?? [];
          return (
            text && (
              <g key={label}>
                <circle css={dot} cx={percent(x(px))} cy={percent(y(py))} r="5" />
                <text css={strong} x={percent(x(px))} y={percent(y(py))} {...beside(x(px))}>
                  {text}
                </text>
              </g>
            )
          );
        })}
      </svg>
      <p css={[axis, key]}>
        <span css={where}>{xLabel}</span>
        {lines.map(({ label, state }) => (
          <span key={label} css={keys[state ?? 'NONE']}>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A line through points. The scales give where they are in the whole, from 0 to 1. */
const pathOf = (points: readonly (readonly number[])[], x: (value: number) => number, y: (value: number) => number) =>
  points.map(([px = 0, py = 0], i) => `${i ? 'L' : 'M'}${round(100 * x(px))} ${round(100 * y(py))}`).join('');

const anchors = (i: number, count: number) => (i === 0 ? 'start' : i === count - 1 ? 'end' : 'middle');

/** The words of a point are where there is room: at its left from the middle on. */
const beside = (x: number) =>
  x > 0.5 ? { dx: -10, dy: -8, textAnchor: 'end' as const } : { dx: 10, dy: -8, textAnchor: 'start' as const };

const box = css`
  padding: 0.8rem var(--inset) 0.7rem;
`;

const axis = css`
  color: ${role.muted};
  font-size: 0.857rem;
`;

const area = css`
  width: calc(100% - 3rem);
  height: 176px;
  margin: 0.6rem 0 26px 2.6rem;
  overflow: visible;
  text {
    fill: ${role.muted};
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
`;

const key = css`
  ${flow('0.1rem 1.2rem')};
  span + span::before {
    content: '';
    display: inline-block;
    width: 18px;
    margin-right: 0.5em;
    vertical-align: middle;
  }
`;

const where = css`
  margin-right: auto;
`;

const grid = css`
  stroke: ${role.line};
`;

const below = css`
  &:is(path) {
    fill: currentColor;
    fill-opacity: 0.16;
    stroke: none;
  }
`;

const stroke = (color: string, width: number) => css`
  color: ${color};
  stroke: ${color};
  stroke-width: ${width};
  stroke-linejoin: round;
`;
const strokes = {
  NONE: [
    stroke(role.text, 1.5),
    css`
      stroke-dasharray: 5 4;
    `,
  ],
  GOOD: stroke(role.ok, 2.5),
  BAD: stroke(role.bad, 2.5),
  LIVE: stroke(ink.hot, 2.5),
};

const line = (look: string) => css`
  &::before {
    border-top: ${look};
  }
`;
const keys = {
  NONE: line(`2px dashed ${role.text}`),
  GOOD: line(`3px solid ${role.ok}`),
  BAD: line(`3px solid ${role.bad}`),
  LIVE: line(`3px solid ${ink.hot}`),
};

const dot = css`
  fill: ${role.ground};
  stroke: ${ink.hot};
  stroke-width: 3;
`;

const strong = css`
  &:is(text) {
    fill: ${role.text};
    font-weight: 600;
    paint-order: stroke;
    stroke: ${role.ground};
    stroke-width: 4;
    stroke-linejoin: round;
  }
`;
