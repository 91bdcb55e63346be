import { css } from '@emotion/react';
import { isTiny } from './mapWidth.ts';
import { type Point, route, tenth } from './path.ts';
import { city, type Pin } from './pins.ts';
import { project } from './projection.ts';
import { routes } from './routes.ts';

interface OfficeRoutesProps {
  offices: readonly { label: string }[];
  pins: readonly Pin[];
  width: number;
  className?: string;
}

const outside = 2400;

/** The line over the map, from the left by way of Vancouver and Toronto to London, from there over Gujarat to the right. */
export function OfficeRoutes({ offices, pins, width, className }: OfficeRoutesProps) {
  const place = (name: string) => pins[offices.findIndex(({ label }) => city(label) === name)]?.place;
  const [vancouver, toronto, london] = [place('Vancouver'), place('Toronto'), place('London')];
  const gujarat = project(22.3, 73.2, width);
  const unit = width / 790;
  return (
    <svg
      css={[routes, overlay]}
      className={className}
      viewBox={`0 0 ${width} ${tenth((width * 127) / 358)}`}
      aria-hidden="true"
    >
      {vancouver && <path d={route([[-outside, 12 * unit], east(vancouver, -70 * unit, 12 * unit), vancouver])} />}
      {vancouver && toronto && (
        <path d={route([vancouver, east(vancouver, 14 * unit), east(toronto, -16 * unit), toronto])} />
      )}
      {toronto && london && <path d={route([toronto, east(toronto, 50 * unit), east(london, -14 * unit), london])} />}
      {london && <path className="hot" d={route([london, east(london, 40 * unit), gujarat, east(gujarat, outside)])} />}
      <path className="thin" d={pins.map(({ place: from, name }) => route([from, name])).join('')} />
    </svg>
  );
}

function east([x, y]: Point, by: number, level = y): Point {
  return [x + by, level];
}

const overlay = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
  path {
    vector-effect: non-scaling-stroke;
  }
  ${isTiny} {
    .thin {
      display: none;
    }
  }
`;
