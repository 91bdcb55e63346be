import { css } from '@emotion/react';
import { ink, media, role } from '#theme/tokens.ts';
import { amount, type Part, percent } from './specimen.ts';

/** Lines over two axes. Letters keep their size whatever the width. */
export function Plot({ plot }: { plot: Part<'plot'> }) {
  const { caption, xLabel, xTicks, yLabel, yTicks, limit, lines, mark } = plot;
  const [low = 0, high = 1] = [yTicks[0], yTicks.at(-1)];
  const x = (value: number) => value / (xTicks.length - 1);
  const y = (value: number) => (high - value) / (high - low);
  const path = (points: readonly (readonly number[])[]) =>
    points.map(([px = 0, py = 0], i) => `${i ? 'L' : 'M'}${round(100 * x(px))} ${round(100 * y(py))}`).join('');
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
          {limit && <path css={limitLine} d={`M0 ${round(100 * y(limit.value))}H100`} />}
          {lines.map(({ label, points, state }) => (
            <path key={label} css={strokes[state ?? 'GOOD']} d={path(points)} />
          ))}
        </svg>
        {limit && (
          <text css={strong} x="4" y={percent(y(limit.value))} dy="-6">
            {limit.label}
          </text>
        )}
        <circle css={dot} cx={percent(x(mark.x))} cy={percent(y(mark.y))} r="5" />
        <text css={strong} x={percent(x(mark.x))} y={percent(y(mark.y))} {...beside(x(mark.x))}>
          {mark.text}
        </text>
      </svg>
      <p css={[axis, key]}>
        <span css={where}>{xLabel}</span>
        {lines.map(({ label, state }) => (
          <span key={label} css={keys[state ?? 'GOOD']}>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A drawing over the whole area, in hundredths of it. */
const whole = {
  width: '100%',
  height: '100%',
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  overflow: 'visible',
};

const round = (value: number) => Math.round(value * 100) / 100;

const anchors = (i: number, count: number) => (i === 0 ? 'start' : i === count - 1 ? 'end' : 'middle');

/** The words of a point are where there is room: at its left from the middle on. */
const beside = (x: number) =>
  x > 0.5 ? { dx: -10, dy: -8, textAnchor: 'end' as const } : { dx: 10, dy: -8, textAnchor: 'start' as const };

const box = css`
  padding: 0.8rem 1.25rem 0.7rem;
  ${media.phone} {
    padding-inline: 0.9rem;
  }
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
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 1.2rem;
  span::before {
    content: '';
    display: inline-block;
    width: 18px;
    margin-right: 0.5em;
    vertical-align: middle;
  }
`;

const where = css`
  margin-right: auto;
  &::before {
    display: none !important;
  }
`;

const grid = css`
  stroke: ${role.line};
`;

const limitLine = css`
  stroke: ${role.text};
  stroke-width: 1.5;
  stroke-dasharray: 5 4;
`;

const stroke = (color: string, width: number) => css`
  stroke: ${color};
  stroke-width: ${width};
  stroke-linejoin: round;
`;
const strokes = { GOOD: stroke(ink.line, 2), BAD: stroke(role.bad, 2.5), LIVE: stroke(ink.hot, 2.5) };

const line = (color: string) => css`
  &::before {
    border-top: 3px solid ${color};
  }
`;
const keys = { GOOD: line(ink.line), BAD: line(role.bad), LIVE: line(ink.hot) };

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
