import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { font, ink, media, role, size } from '#theme/tokens.ts';
import type { Moment } from './day.ts';
import { chartWidth, percent, relayPaths, rowHeight } from './drawing.ts';
import { travel } from './travel.ts';

interface DayChartProps {
  moment: Moment;
  /** What the chart says, for readers who do not see it. */
  label: string;
  /** What is beside the name of an office. */
  note: (row: number) => string;
  /** A day as such: without the present moment. */
  still?: boolean;
  /** On the axis. */
  children?: ReactNode;
}

/**
 * A day from midnight to midnight UTC: a row for each office with its usual hours, and the line of the work through
 * them. Text keeps its size whatever the width, because places are percentages.
 */
export function DayChart({ moment, label, note, still = false, children }: DayChartProps) {
  const { rows, share, holder } = moment;
  const { done, toCome } = relayPaths(moment);
  const height = rows.length * rowHeight;
  return (
    <div css={[plot, still && withHours]} {...(still && { role: 'img', 'aria-label': label })}>
      <ol css={offices} aria-label="Offices in the order of the day">
        {rows.map(({ city, state }, row) => (
          <li key={city} className={className(still || state.open, !still && row === holder)}>
            {city}
            <span>{note(row)}</span>
          </li>
        ))}
      </ol>
      <svg
        css={chart}
        role={still ? undefined : 'img'}
        aria-label={still ? undefined : label}
        width="100%"
        height={height}
      >
        {eighths.map((hour) => (
          <rect key={hour} className="tick" x={percent(hour / 24)} width="1" height={height} />
        ))}
        {rows.map(({ city, bars }, row) =>
          bars.map(({ from, to, closed }) => {
            const place = { x: percent(from), y: row * rowHeight + 11, height: 16, rx: 3 };
            const passed = closed ? 0 : Math.min(to, share) - from;
            return (
              <g key={`${city} ${from}`}>
                <rect className={closed ? 'bar closed' : 'bar'} {...place} width={percent(to - from)} />
                {passed > 0 && <rect className="passed" {...place} width={percent(passed)} />}
              </g>
            );
          }),
        )}
        <svg
          viewBox={`0 0 ${chartWidth} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          aria-hidden="true"
        >
          <path className="toCome" d={toCome} />
          <path className="done" d={done} />
        </svg>
        {!still && (
          <svg x={percent(share)} overflow="visible" aria-hidden="true">
            <rect className="present" x="-0.75" width="1.5" height={height + 10} />
            <Baton row={holder} />
          </svg>
        )}
      </svg>
      <div css={axis}>
        {children}
        <svg width="100%" height="16" aria-hidden="true">
          {eighths.map((hour) => (
            <text
              key={hour}
              className={hour % 6 ? 'minor' : undefined}
              x={percent(hour / 24)}
              y="12"
              textAnchor={anchor(hour)}
            >
              {String(hour).padStart(2, '0')}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** The mark of the office that has the work. */
function Baton({ row }: { row: number }) {
  const mark = useRef<SVGGElement>(null);
  const before = useRef(row);
  const y = (row: number) => (row + 0.5) * rowHeight;
  useEffect(() => {
    if (before.current >= 0 && row >= 0 && before.current !== row)
      travel(mark.current, `M0 ${y(before.current)}V${y(row)}`);
    before.current = row;
  });
  return (
    row >= 0 && (
      <g ref={mark} transform={`translate(0 ${y(row)})`}>
        <circle className="baton" r="8" />
      </g>
    )
  );
}

const eighths = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const anchor = (hour: number) => (hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle');
const className = (open: boolean, has: boolean) => `${open ? 'open' : ''}${has ? ' has' : ''}` || undefined;

const plot = css`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr);
  svg {
    overflow: visible;
  }
  ${media.phone} {
    grid-template-columns: minmax(80px, max-content) minmax(0, 1fr);
  }
`;

/* Room for opening and closing times. */
const withHours = css`
  grid-template-columns: 200px minmax(0, 1fr);
  > :last-child {
    height: 28px;
    padding-top: 8px;
  }
  /* The rows have the height of the bars. The caption and the page say the same in letters of any size. */
  li {
    font-size: min(1rem, 14px);
  }
  li span {
    font-size: min(0.929rem, 13px);
  }
  ${media.phone} {
    grid-template-columns: 92px minmax(0, 1fr);
    li {
      font-size: min(0.929rem, 13px);
    }
    li span {
      font-size: min(${size.t12}, 12px);
    }
  }
`;

const offices = css`
  display: grid;
  grid-auto-rows: ${rowHeight}px;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-right: 1.1rem;
    color: ${role.muted};
    font-weight: 500;
  }
  span {
    font: 500 0.929rem ${font.mono};
    letter-spacing: -0.01em;
    font-variant-numeric: tabular-nums;
  }
  .open {
    color: ${role.text};
  }
  .has span {
    color: ${ink.hot};
  }
  /* Large letters leave room for the name alone. */
  ${media.phone} {
    li {
      display: block;
      overflow: hidden;
      padding: 0.2rem 0.3rem 0 0;
      overflow-wrap: anywhere;
      font-size: 0.929rem;
      line-height: 1.2;
    }
    span {
      display: block;
      font-size: ${size.t12};
    }
  }
`;

const chart = css`
  .tick {
    fill: ${role.line};
  }
  .bar {
    fill: ${ink.land};
    fill-opacity: 0.5;
    stroke: ${ink.line};
    stroke-opacity: 0.75;
  }
  .closed {
    fill: none;
    stroke-opacity: 1;
    stroke-dasharray: 2 4;
  }
  .passed {
    fill: ${ink.line};
    fill-opacity: 0.55;
  }
  .done,
  .toCome {
    fill: none;
    stroke: ${ink.hot};
    vector-effect: non-scaling-stroke;
  }
  .done {
    stroke-width: 3;
  }
  .toCome {
    stroke-width: 1.5;
    stroke-dasharray: 1 6;
    stroke-linecap: round;
    opacity: 0.85;
  }
  .present {
    fill: ${role.text};
  }
  .baton {
    fill: ${ink.hot};
    stroke: ${ink.paper};
    stroke-width: 3;
  }
  ${media.forced} {
    .bar {
      stroke: CanvasText;
    }
    .passed {
      fill: GrayText;
    }
    .present {
      fill: CanvasText;
    }
  }
`;

const axis = css`
  position: relative;
  grid-column: 2;
  height: 44px;
  padding-top: 28px;
  text {
    fill: ${role.muted};
    font: 500 12px ${font.mono};
  }
  ${media.phone} {
    .minor {
      display: none;
    }
  }
`;
