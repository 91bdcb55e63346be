import { css } from '@emotion/react';
import { dot, type Point, route, tenth } from './path.ts';
import { city, type Pin } from './pins.ts';
import { routes } from './routes.ts';

interface OfficeRoutesProps {
  offices: readonly { label: string }[];
  pins: readonly Pin[];
  width: number;
  showsIndia: boolean;
  className?: string;
}

/** The line over the map: in from the left, by way of Vancouver and Toronto to London, live to India, out on the right. */
export function OfficeRoutes({ offices, pins, width, showsIndia, className }: OfficeRoutesProps) {
  const pin = (name: string) => pins[offices.findIndex(({ label }) => city(label) === name)]?.pin;
  const [vancouver, toronto, london] = [pin('Vancouver'), pin('Toronto'), pin('London')];
  const india = showsIndia ? pin('Vadodara') : undefined;
  const unit = width / 790;
  const away = 196 * unit;
  const outside = 2400;
  const moved = pins.filter(({ place, pin: [x, y] }) => Math.abs(place[0] - x) + Math.abs(place[1] - y) > 6);
  return (
    <svg
      css={[routes, overlay]}
      className={className}
      viewBox={`0 0 ${width} ${tenth((width * 127) / 358)}`}
      aria-hidden="true"
    >
      {vancouver && <path d={route([[-outside, 12 * unit], [vancouver[0] - 70 * unit, 12 * unit], vancouver])} />}
      {toronto && london && <path d={route([toronto, east(toronto, 50 * unit), east(london, -14 * unit), london])} />}
      {london && india && (
        <>
          <path d={route([india, east(india, 50 * unit), [india[0] + 130 * unit, away], [width + outside, away]])} />
          <path className="hot" d={route([london, east(london, 40 * unit), india])} />
        </>
      )}
      {london && !india && (
        <path
          className="hot"
          d={route([london, east(london, 40 * unit), [london[0] + 230 * unit, away], [width + outside, away]])}
        />
      )}
      <path className="thin" d={moved.map(({ place, pin: to }) => `M${place}L${to}`).join('')} />
      <path className="end" d={moved.map(({ place }) => dot(place)).join('')} />
    </svg>
  );
}

function east([x, y]: Point, by: number): Point {
  return [x + by, y];
}

const overlay = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
  path {
    vector-effect: non-scaling-stroke;
  }
  .end {
    stroke-width: 4;
  }
`;
