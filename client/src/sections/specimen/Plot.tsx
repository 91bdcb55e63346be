import { css } from '@emotion/react';
import { ink, media, role } from '#theme/tokens.ts';
import { amount, type Part, type Points, pathOf, percent, whole } from './specimen.ts';

/** Lines, areas or columns over two axes. Letters keep their size whatever the width. */
export function Plot({ plot }: { plot: Part<'plot'> }) {
  const { caption, form, xLabel, xTicks, yLabel, yTicks, limit, lines, mark } = plot;
  const [low = 0, high = 1] = [yTicks[0], yTicks.at(-1)];
  const hasColumns = form === 'COLUMNS';
  const x = (value: number) => (hasColumns ? (value + 0.5) / xTicks.length : value / (xTicks.length - 1));
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
          <text
            key={tick}
            x={percent(x(i))}
            y="100%"
            dy="18"
            textAnchor={hasColumns ? 'middle' : anchors(i, xTicks.length)}
          >
            {tick}
          </text>
        ))}
        {hasColumns ? (
          lines.map((line) => <Columns key={line.label} points={line.points} x={x} y={y} width={0.5 / xTicks.length} />)
        ) : (
          <Lines lines={lines} x={x} y={y} isFilled={form === 'AREAS'} />
        )}
        {limit && <line css={limitLine} x2="100%" y1={percent(y(limit.value))} y2={percent(y(limit.value))} />}
        {limit && (
          <text css={strong} x="4" y={percent(y(limit.value))} dy="-6">
            {limit.label}
          </text>
        )}
        <circle css={dot} cx={percent(x(mark.x))} cy={percent(y(mark.y))} r="5" />
        <text css={strong} x={percent(x(mark.x))} y={percent(y(mark.y))} {...(hasColumns ? above : beside(x(mark.x)))}>
          {mark.text}
        </text>
      </svg>
      <p css={[axis, key]}>
        <span css={where}>{xLabel}</span>
        {!hasColumns &&
          lines.map(({ label, state }) => (
            <span key={label} css={keys[state ?? 'GOOD']}>
              {label}
            </span>
          ))}
      </p>
    </div>
  );
}

type Scale = (value: number) => number;

interface LinesProps {
  lines: Part<'plot'>['lines'];
  x: Scale;
  y: Scale;
  isFilled: boolean;
}

function Lines({ lines, x, y, isFilled }: LinesProps) {
  return (
    <svg {...whole} aria-hidden="true">
      {lines.map(({ label, points, state }) => {
        const path = pathOf(points, x, y);
        return (
          <g key={label} css={strokes[state ?? 'GOOD']}>
            {isFilled && <path css={below} d={`${path}V100H0Z`} />}
            <path d={path} />
          </g>
        );
      })}
    </svg>
  );
}

function Columns({ points, x, y, width }: { points: Points; x: Scale; y: Scale; width: number }) {
  return points.map(([at = 0, value = 0]) => (
    <rect
      key={at}
      css={column}
      x={percent(x(at) - width / 2)}
      width={percent(width)}
      y={percent(y(value))}
      height={percent(y(0) - y(value))}
    />
  ));
}

const anchors = (i: number, count: number) => (i === 0 ? 'start' : i === count - 1 ? 'end' : 'middle');

/** The words of a point are where there is room: at its left from the middle on. */
const beside = (x: number) =>
  x > 0.5 ? { dx: -10, dy: -8, textAnchor: 'end' as const } : { dx: 10, dy: -8, textAnchor: 'start' as const };

const above = { dy: -14, textAnchor: 'middle' as const };

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

const below = css`
  &:is(path) {
    fill: currentColor;
    fill-opacity: 0.16;
    stroke: none;
  }
`;

const column = css`
  fill: ${role.fill};
  ${media.forced} {
    fill: CanvasText;
  }
`;

const limitLine = css`
  stroke: ${role.text};
  stroke-width: 1.5;
  stroke-dasharray: 5 4;
`;

const stroke = (color: string, width: number) => css`
  color: ${color};
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
