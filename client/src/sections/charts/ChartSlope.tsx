import { css } from '@emotion/react';
import { spread } from '#sections/case/spread.ts';
import { breakpoint, font, ink, media, role, size } from '#theme/tokens.ts';
import { amount, decimalsOf, percent } from '#ui/amount.ts';
import { hidden } from '#ui/VisuallyHidden.tsx';
import type { ChartProps } from './chartProps.ts';

/** Where the two axes are, as a percentage of the width, and their height in px. */
const left = '42%';
const right = '90%';
const axisTop = 44;
const leastGap = 26;

/**
 * Lines from one figure to another. Where there is no room for the labels beside them, each is a row. The rows are what
 * screen readers read.
 */
export function Slope({ unit, axisStart, sides, marks }: ChartProps) {
  const names = sides ?? { left: 'Before', right: 'After' };
  const start = axisStart ?? 0;
  const top = Math.max(...marks.flatMap(({ value, after }) => [value ?? 0, after ?? 0]), start + 1e-9);
  const share = (value: number | null) => ((value ?? 0) - start) / (top - start);
  const decimals = Math.max(...marks.flatMap(({ value, after }) => [decimalsOf(value ?? 0), decimalsOf(after ?? 0)]));
  return (
    <>
      <Lines unit={unit} names={names} marks={marks} share={share} decimals={decimals} />
      <p css={[head, onlyNarrow]}>
        {names.left} to {names.right.toLowerCase()}, {unit}
      </p>
      <ul css={onlyNarrow}>
        {marks.map(({ label, value, after, decisive }) => (
          <li key={label} css={[row, decisive && hot]}>
            <span>{label}</span>
            <b>
              {amount(value ?? 0, decimals)} to {amount(after ?? 0, decimals)}
            </b>
            <svg css={pair} aria-hidden="true">
              <line className="track" x1="0" x2="100%" y1="8" y2="8" />
              <line className="line" x1={percent(share(value))} x2={percent(share(after))} y1="8" y2="8" />
              <circle className="from" cx={percent(share(value))} cy="8" r="5" />
              <circle className="to" cx={percent(share(after))} cy="8" r="6" />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinesProps {
  unit: string | null;
  names: { left: string; right: string };
  marks: ChartProps['marks'];
  share: (value: number | null) => number;
  decimals: number;
}

function Lines({ unit, names, marks: given, share, decimals }: LinesProps) {
  // The decisive line lies above the others.
  const marks = [...given].sort((a, b) => Number(a.decisive) - Number(b.decisive));
  const height = Math.max(220, marks.length * 52);
  const y = (value: number | null) => axisTop + 12 + (1 - share(value)) * height;
  const fromY = marks.map(({ value }) => y(value));
  const toY = marks.map(({ after }) => y(after));
  const labelY = spread(fromY, leastGap);
  const valueY = spread(toY, leastGap);
  const bottom = Math.max(...labelY, ...valueY, axisTop + 12 + height) + 12;
  return (
    <svg css={wide} height={bottom} aria-hidden="true">
      <text x={left} dx="-78" y="20" textAnchor="end">
        {unit}
      </text>
      <text x={left} y="20" textAnchor="middle">
        {names.left}
      </text>
      <text x={right} y="20" textAnchor="middle">
        {names.right}
      </text>
      <line className="track" x1={left} x2={left} y1={axisTop} y2={bottom} />
      <line className="track" x1={right} x2={right} y1={axisTop} y2={bottom} />
      {marks.map(({ label, value, after, decisive }, i) => (
        <g key={label} css={decisive && hot}>
          <line className="line" x1={left} y1={fromY[i]} x2={right} y2={toY[i]} />
          <circle className="from" cx={left} cy={fromY[i]} r="6" />
          <circle className="to" cx={right} cy={toY[i]} r="6.5" />
          <text className="name" x={left} dx="-78" y={labelY[i]} dy="5" textAnchor="end">
            {label}
          </text>
          <text className="figure" x={left} dx="-26" y={labelY[i]} dy="6" textAnchor="end">
            {amount(value ?? 0, decimals)}
          </text>
          <text className="figure" x={right} dx="26" y={valueY[i]} dy="6">
            {amount(after ?? 0, decimals)}
          </text>
          <Leader x={left} to={-22} fromY={fromY[i]} toY={labelY[i]} />
          <Leader x={right} to={22} fromY={toY[i]} toY={valueY[i]} />
        </g>
      ))}
    </svg>
  );
}

interface LeaderProps {
  x: string;
  to: number;
  fromY: number | undefined;
  toY: number | undefined;
}

/** From a dot to its figure, where that had to move. The inner drawing has its zero at the axis. */
function Leader({ x, to, fromY = 0, toY = 0 }: LeaderProps) {
  if (Math.abs(toY - fromY) < 4) return null;
  return (
    <svg x={x} overflow="visible" aria-hidden="true">
      <line className="track" x1={to * 0.4} y1={fromY} x2={to} y2={toY} />
    </svg>
  );
}

const marksOf = css`
  .track {
    stroke: ${role.line};
    stroke-width: 1.5;
  }
  .line {
    stroke: ${ink.line};
    stroke-width: 2;
  }
  circle {
    stroke: ${ink.node};
    stroke-width: 2;
  }
  .from {
    fill: ${role.ground};
  }
  .to {
    fill: ${ink.node};
  }
`;

const wide = css`
  ${marksOf};
  width: 100%;
  overflow: visible;
  text {
    fill: ${role.muted};
    font: 500 15px ${font.text};
  }
  .name {
    fill: ${role.text};
  }
  .figure {
    fill: ${role.text};
    font: 600 18px ${font.text};
  }
  /* The labels would not fit beside the lines. */
  ${media.narrow} {
    display: none;
  }
`;

const hot = css`
  && .line {
    stroke: ${ink.hot};
    stroke-width: 3;
  }
  && circle {
    stroke: ${ink.hot};
  }
  && .to {
    fill: ${ink.hotFill};
  }
`;

const head = css`
  color: ${role.muted};
`;

/** For screen readers alone where there is the wide drawing. */
const onlyNarrow = css`
  @media (min-width: ${(breakpoint.wide + 1) / 16}em) {
    ${hidden};
  }
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(50%, 1fr) minmax(0, auto);
  gap: 0.2rem 0.8rem;
  align-items: baseline;
  padding-block: 0.6rem;
  font-size: ${size.t16};
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

const pair = css`
  ${marksOf};
  grid-column: 1 / -1;
  width: 100%;
  height: 16px;
  overflow: visible;
`;
