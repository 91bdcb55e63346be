import { useMemo } from 'react';
import type { Point } from '#art/path.ts';
import { project } from '#art/projection.ts';
import world from '#art/world-stage.svg?no-inline';
import { percent } from '#ui/amount.ts';
import type { Moment } from './day.ts';
import { aroundTheWorld, mapHeight as height, leg, night, mapWidth as width } from './drawing.ts';
import type { HandoverDayFragment } from './HandoverDay.generated.ts';
import { useTravel } from './travel.ts';

/** The receiver of the work is shown from this long before a handover on, in milliseconds. */
const soon = 15 * 60_000;

interface WorldMapProps {
  offices: readonly HandoverDayFragment['offices'][number][];
  moment: Moment;
}

/** The offices of the relay on a map with day and night, and the line of the work between them. All of it is in words elsewhere. */
export function WorldMap({ offices, moment }: WorldMapProps) {
  const { at, rows, holder, next } = moment;
  // Nobody has the work: it begins with the office that opens next.
  const rests = holder < 0 && next !== null;
  const points = useMemo(() => offices.map((o) => project(o.latitude, o.longitude, width)), [offices]);
  const [first, last] = [points[0], points.at(-1)];
  const giver = points[holder];
  const receiver = next && points[next.row];
  const nextLeg = giver && receiver && leg(giver, receiver);
  return (
    <div className="worldMap" aria-hidden="true">
      <img src={world} alt="" width={width} height={height} />
      <svg className="shade" viewBox={`0 -34 ${width} 438`} preserveAspectRatio="none" aria-hidden="true">
        <path d={night(at, width)} />
      </svg>
      <svg className="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {first && last && <path className={rests ? 'leg wait' : 'leg'} d={aroundTheWorld(first, last)} />}
        {points.slice(1).map((point, i) => {
          const d = leg(points[i] as Point, point);
          return d !== nextLeg && <path key={d} className="leg" d={d} />;
        })}
        {nextLeg && <path className="next" d={nextLeg} />}
        {nextLeg &&
          next.at - at <= soon &&
          [0, 1, 2].map((n) => <path key={n} className={`soon soon${n}`} d={nextLeg} />)}
        {points.map(([x, y], row) => (
          <circle
            key={rows[row]?.city}
            className={rows[row]?.state.open ? 'office open' : 'office'}
            cx={x}
            cy={y}
            r="4"
          />
        ))}
        <Baton points={points} holder={holder} />
      </svg>
      <svg className="names" aria-hidden="true">
        {points.map(([x, y], row) => {
          const city = rows[row]?.city;
          const [dx, dy, side] = beside(points, row);
          return (
            <svg key={city} x={percent(x / width)} y={percent(y / height)} overflow="visible" aria-hidden="true">
              <text className={row === holder ? 'has' : undefined} x={dx} y={dy} textAnchor={side}>
                {city}
              </text>
            </svg>
          );
        })}
      </svg>
    </div>
  );
}

/** Where the name of an office is: beside its ring, on the side from which no line comes. */
export function beside(points: readonly Point[], row: number): [x: number, y: number, anchor: 'start' | 'end'] {
  const [x, y] = points[row] as Point;
  const fromBelow = (points[row - 1]?.[1] ?? 0) > y;
  const west = x > width * 0.49;
  return [west ? -6 : 8, fromBelow ? -13 : 21, west ? 'end' : 'start'];
}

/** Marks the office that has the work. On its way to the next office, it follows the line between them. */
function Baton({ points, holder }: { points: readonly Point[]; holder: number }) {
  const place = points[holder];
  const mark = useTravel(holder, (from, to) => leg(points[from] as Point, points[to] as Point));
  return (
    place && (
      <g ref={mark} className="baton" transform={`translate(${place.join(' ')})`}>
        <circle r="11" />
        <circle className="inner" r="5.5" />
      </g>
    )
  );
}
