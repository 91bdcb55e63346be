import type { ReactNode } from 'react';
import { percent } from '#ui/amount.ts';
import { clock, weekday } from '#ui/date.ts';
import { inZone, type Zone } from '#ui/zone.ts';
import { dayLength, type Moment } from './day.ts';
import { chartWidth, relayPaths, rowHeight } from './drawing.ts';
import { localTime } from './state.ts';
import { useTravel } from './travel.ts';

interface DayChartProps {
  moment: Moment;
  /** What the chart says, for readers who do not see it. */
  label: string;
  /** What is beside the name of an office. */
  note: (row: number) => string;
  /** The zone of the hours below it. */
  zone: Zone;
  /** A whole day that has passed: nobody has the work now. */
  past?: boolean;
  /** What is below the names. */
  foot?: ReactNode;
  /** What is drawn on the axis, such as the slider. */
  children?: ReactNode;
}

/**
 * A day from midnight to midnight UTC, with the hours of any zone below it: a row for each office with its usual hours, and the line of the work through
 * them. Text keeps its size whatever the width, because places are percentages.
 */
export function DayChart({ moment, label, note, zone, past = false, foot, children }: DayChartProps) {
  const { rows, share, holder, start } = moment;
  const { done, toCome } = relayPaths(moment);
  const height = rows.length * rowHeight;
  const midnight = start + dayLength - (inZone(start, zone) % dayLength);
  return (
    <div className={past ? 'dayChart past' : 'dayChart'}>
      <ol aria-label="Offices in the order of the day">
        {rows.map(({ city, state }, row) => (
          <li key={city} className={className(state.open, row === holder)}>
            {city}
            <span>{note(row)}</span>
          </li>
        ))}
      </ol>
      <svg className="chart" role="img" aria-label={label} width="100%" height={height}>
        {eighths.map((hour) => (
          <rect key={hour} className="tick" x={percent(hour / 24)} width="1" height={height} />
        ))}
        {midnight < start + dayLength && (
          <svg x={percent((midnight - start) / dayLength)} overflow="visible" aria-hidden="true">
            <rect className="tick" x="-1" width="2" height={height} />
            <text
              x={midnight > start + 0.74 * dayLength ? -5 : 5}
              y="2"
              textAnchor={anchor(midnight > start + 0.74 * dayLength ? 24 : 0)}
            >
              {weekday(inZone(midnight, zone))}
            </text>
          </svg>
        )}
        {rows.map(({ city, bars, offsets }, row) =>
          bars.filter(isSeen).map(({ from, to, closed }) => {
            const place = { x: percent(from), y: row * rowHeight + 7, height: 16, rx: 3 };
            const passed = closed ? 0 : Math.min(to, share) - from;
            return (
              <g key={`${city} ${from}`}>
                <rect className={closed ? 'bar closed' : 'bar'} {...place} width={percent(to - from)} />
                {passed > 0 && <rect className="passed" {...place} width={percent(passed)} />}
                {closed && to - from > 0.2 && (
                  <text x={place.x} dx="8" y={place.y + 12}>
                    {/^S/.test(weekday(localTime(offsets, start + from * dayLength))) ? 'weekend' : 'holiday'}
                  </text>
                )}
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
        <svg x={percent(share)} overflow="visible" aria-hidden="true">
          <path className="present" d={`M0 0V${height + 10}`} />
          <Baton row={holder} />
        </svg>
      </svg>
      {foot && <div className="foot">{foot}</div>}
      <div className="axis">
        {children}
        <svg width="100%" height="16" aria-hidden="true">
          {eighths.map((hour) => {
            const words = hourOf(inZone(start + hour * 3_600_000, zone), hour);
            // On phones there's room for five hours, or for three with minutes.
            const minor = hour % (words.length > 2 ? 12 : 6) > 0;
            return (
              <text
                key={hour}
                className={minor ? 'minor' : undefined}
                x={percent(hour / 24)}
                y="12"
                textAnchor={anchor(hour)}
              >
                {words}
              </text>
            );
          })}
        </svg>
      </div>
    </div>
  );
}

/** Leaves out the end of a closed day, which would be only a few dots at the edge. */
const isSeen = ({ from, to, closed }: { from: number; to: number; closed: boolean }) => !closed || to - from > 0.04;

/** The mark of the office that has the work. */
function Baton({ row }: { row: number }) {
  const y = (row: number) => (row + 0.5) * rowHeight;
  const mark = useTravel(row, (from, to) => `M0 ${y(from)}V${y(to)}`);
  return (
    row >= 0 && (
      <g ref={mark} transform={`translate(0 ${y(row)})`}>
        <circle className="baton" r="8" />
      </g>
    )
  );
}

const eighths = [0, 3, 6, 9, 12, 15, 18, 21, 24];
/** `09`, or `05:30` where the zone is not ahead of UTC by full hours. The day ends at `24` if it begins at midnight. */
const hourOf = (at: number, hour: number) =>
  (hour === 24 ? clock(at).replace(/^00:00/, '24') : clock(at)).replace(/:00$/, '');
const anchor = (hour: number) => (hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle');
const className = (open: boolean, has: boolean) => `${open ? 'open' : ''}${has ? ' has' : ''}` || undefined;
