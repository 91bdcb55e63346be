import { css } from '@emotion/react';
import { route, tenth } from '#art/path.ts';
import { ink, media, role } from '#theme/tokens.ts';
import { Field } from './ChartDots.tsx';
import { stepsOf } from './ChartStair.tsx';
import type { ChartProps } from './chartProps.ts';

/** The size of a drawing, and how far its marks stay from the edge, in its own units. */
const width = 400;
const height = 130;
const edge = 9;

/** A chart without its words: the picture of its page. The chart itself says what is drawn. */
export function ChartShape(chart: ChartProps) {
  if (chart.chart === 'DOTS') return <Dots {...chart} />;
  return (
    <svg css={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {chart.chart === 'SLOPE' && <Slope {...chart} />}
      {chart.chart === 'STAIR' && <Stair {...chart} />}
      {chart.chart === 'TIMELINE' && <Timeline {...chart} />}
    </svg>
  );
}

function Slope({ axisStart, marks }: ChartProps) {
  const start = axisStart ?? 0;
  const top = Math.max(...marks.flatMap(({ value, after }) => [value ?? 0, after ?? 0]), start + 1e-9);
  const y = (value: number | null) =>
    tenth(height - edge - (((value ?? 0) - start) / (top - start)) * (height - 2 * edge));
  const ordered = [...marks].sort((a, b) => Number(a.decisive) - Number(b.decisive));
  return (
    <>
      <path className="track" d={`M${edge} 0v${height}M${width - edge} 0v${height}`} />
      {ordered.map(({ label, value, after, decisive }) => (
        <g key={label} css={decisive && hot}>
          <path className="line" d={`M${edge} ${y(value)}L${width - edge} ${y(after)}`} />
          <circle className="from" cx={edge} cy={y(value)} r="6" />
          <circle cx={width - edge} cy={y(after)} r="7" />
        </g>
      ))}
    </>
  );
}

function Stair(chart: ChartProps) {
  const steps = stepsOf(chart);
  const start = chart.axisStart ?? 0;
  const top = Math.max(...steps.flatMap(({ begin, end }) => [begin, end]), start + 1e-9);
  const x = (value: number) => tenth(((value - start) / (top - start)) * width);
  const pitch = height / steps.length;
  return steps.map(({ label, begin, end, kind }, i) => (
    <rect
      key={label}
      css={kind === 'decisive' && hot}
      className={kind}
      x={x(Math.min(begin, end))}
      y={tenth((i + 0.14) * pitch)}
      width={Math.max(3, x(Math.max(begin, end)) - x(Math.min(begin, end)))}
      height={tenth(pitch * 0.72)}
      rx="3"
    />
  ));
}

/** An axis to scale. Figures are columns on it; without them, the longer it takes to the next event, the higher. */
function Timeline({ marks }: ChartProps) {
  const times = marks.map(({ at }) => at ?? 0);
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const most = Math.max(...marks.map(({ value }) => value ?? 0));
  const x = (at: number | null) => tenth(edge + (((at ?? 0) - first) / span) * (width - 2 * edge));
  const axis = height - edge;
  const up = (share: number) => tenth(axis - 8 - share * (axis - 2 * edge));
  return (
    <>
      <path className="track" d={`M0 ${axis}h${width}`} />
      {marks.map(({ label, at, value, decisive }, i) => {
        const from = x(marks[i - 1]?.at ?? at);
        const to = x(at);
        const top = up((to - from) / width);
        return (
          <g key={label} css={decisive && hot}>
            {most > 0 && value !== null && <path className="column" d={`M${to} ${axis}V${up(value / most)}`} />}
            {most === 0 && to - from > 2 && (
              <path
                className="line"
                d={route([
                  [from, axis],
                  [(from + to) / 2, top],
                  [to, axis],
                ])}
              />
            )}
            <circle cx={to} cy={axis} r="7" />
          </g>
        );
      })}
    </>
  );
}

function Dots({ marks }: ChartProps) {
  const shown = marks.slice(0, 3);
  const room = (width / shown.length) * 0.9;
  return (
    <div css={fields}>
      {shown.map(({ label, value, of, decisive }) => (
        <Field
          key={label}
          filled={value ?? 0}
          of={of ?? 1}
          columns={Math.ceil(Math.sqrt(((of ?? 1) * room) / height))}
          decisive={decisive}
          width="100%"
        />
      ))}
    </div>
  );
}

const drawing = css`
  display: block;
  width: 100%;
  overflow: visible;
  fill: none;
  .track {
    stroke: ${role.line};
    stroke-width: 2;
  }
  .line {
    stroke: ${ink.line};
    stroke-width: 2.5;
  }
  .column {
    stroke: ${ink.line};
    stroke-width: 14;
  }
  circle {
    fill: ${ink.node};
  }
  .from {
    fill: ${role.ground};
    stroke: ${ink.node};
    stroke-width: 2.5;
  }
  rect {
    fill: ${ink.node};
  }
  .total {
    fill: ${ink.line};
  }
`;

const hot = css`
  && .line,
  && .column {
    stroke: ${ink.hot};
  }
  && .line {
    stroke-width: 4;
  }
  && circle,
  && {
    fill: ${ink.hot};
  }
  && .from {
    fill: ${role.ground};
    stroke: ${ink.hot};
  }
  && path {
    fill: none;
  }
`;

const fields = css`
  display: flex;
  gap: 8%;
  align-items: end;
  > * {
    flex: 1;
    min-width: 0;
    max-height: ${height}px;
  }
  ${media.phone} {
    gap: 6%;
  }
`;
