import { css } from '@emotion/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Point } from '#art/path.ts';
import { project } from '#art/projection.ts';
import world from '#art/world-stage.svg?no-inline';
import { font, ink, media, role, stage } from '#theme/tokens.ts';
import type { Moment } from './day.ts';
import { aroundTheWorld, leg, night, percent } from './drawing.ts';
import type { HandoverDayFragment } from './HandoverDay.generated.ts';
import { travel } from './travel.ts';

/** The size of the map in its own units. */
const [width, height] = [1074, 381];
/** The receiver of the work is shown from this long before a handover on, in milliseconds. */
const soon = 15 * 60_000;

interface WorldMapProps {
  offices: HandoverDayFragment['offices'];
  moment: Moment;
  className?: string;
}

/** The offices of the relay on a map with day and night, and the line of the work between them. All of it is in words elsewhere. */
export function WorldMap({ offices, moment, className }: WorldMapProps) {
  const { at, rows, holder, next } = moment;
  const points = useMemo(() => offices.map((o) => project(o.latitude, o.longitude, width)), [offices]);
  const [first, last] = [points[0], points.at(-1)];
  const giver = points[holder];
  const receiver = next && points[next.row];
  const nextLeg = giver && receiver && leg(giver, receiver);
  return (
    <div css={map} className={className} aria-hidden="true">
      <img src={world} alt="" width={width} height={height} />
      <svg css={shade} viewBox={`0 -34 ${width} 438`} preserveAspectRatio="none" aria-hidden="true">
        <path d={night(at, width)} />
      </svg>
      <svg css={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {first && last && <path className="leg" d={aroundTheWorld(first, last)} />}
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
      <svg css={names} aria-hidden="true">
        {points.map(([x, y], row) => {
          const { city = '', state } = rows[row] ?? {};
          const [dx, dy, side] = beside(points, row);
          return (
            <svg key={city} x={percent(x / width)} y={percent(y / height)} overflow="visible" aria-hidden="true">
              <text className={row === holder ? 'has' : undefined} x={dx} y={dy} textAnchor={side}>
                {city} <tspan>{state?.clock}</tspan>
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
  const west = x > width * 0.6;
  return [west ? -6 : 8, fromBelow ? -13 : 21, west ? 'end' : 'start'];
}

/** Marks the office that has the work. On its way to the next office, it follows the line between them. */
function Baton({ points, holder }: { points: readonly Point[]; holder: number }) {
  const mark = useRef<SVGGElement>(null);
  const before = useRef(holder);
  const place = points[holder];
  useEffect(() => {
    const from = points[before.current];
    if (from && place && before.current !== holder) travel(mark.current, leg(from, place));
    before.current = holder;
  });
  return (
    place && (
      <g ref={mark} className="baton" transform={`translate(${place.join(' ')})`}>
        <circle r="11" />
        <circle className="inner" r="5.5" />
      </g>
    )
  );
}

const map = css`
  position: relative;
  aspect-ratio: ${width} / ${height};
  img,
  svg {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    overflow: visible;
  }
  img {
    mask-image: linear-gradient(black 62%, transparent 90%);
  }
`;

/* Ends without an edge, since the map is part of its page. */
const shade = css`
  && {
    top: -9%;
    height: 115%;
    overflow: hidden;
    mask-image: linear-gradient(90deg, transparent, black 12%, black 86%, transparent),
      linear-gradient(transparent, black 20%, black 76%, transparent);
    mask-composite: intersect;
  }
  path {
    fill: ${stage.night};
    fill-opacity: 0.68;
  }
`;

const drawing = css`
  .leg,
  .next,
  .soon {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linecap: round;
  }
  .leg {
    stroke: ${ink.line};
    stroke-width: 1.25;
    opacity: 0.8;
  }
  .next {
    stroke: ${ink.hot};
    stroke-width: 2;
    stroke-dasharray: 1 7;
  }
  .soon {
    stroke: ${stage.text};
    stroke-width: 3;
    stroke-dasharray: 1 23;
    opacity: 0;
    animation: approach 2.4s linear infinite;
  }
  .soon1 {
    stroke-dashoffset: -8;
    animation-delay: 0.8s;
  }
  .soon2 {
    stroke-dashoffset: -16;
    animation-delay: 1.6s;
  }
  @keyframes approach {
    0%,
    66% {
      opacity: 0;
    }
    33% {
      opacity: 1;
    }
  }
  .office {
    fill: ${ink.paper};
    stroke: ${ink.node};
    stroke-width: 1.5;
  }
  .open {
    fill: ${role.text};
  }
  .baton {
    fill: none;
    stroke: ${ink.hot};
    stroke-width: 2;
  }
  .inner {
    fill: ${ink.hot};
    stroke: none;
  }
  ${media.calm} {
    .soon {
      display: none;
    }
  }
`;

const names = css`
  text {
    fill: ${role.text};
    stroke: ${ink.paper};
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
    font: 500 12px ${font.text};
  }
  tspan {
    fill: ${role.muted};
    font-family: ${font.mono};
    letter-spacing: -0.01em;
  }
  .has {
    font-weight: 600;
    font-size: 14px;
  }
  .has tspan {
    fill: ${ink.hot};
  }
  ${media.phone} {
    text:not(.has) {
      display: none;
    }
  }
`;
