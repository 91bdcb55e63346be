import { city } from '#ui/office.ts';
import { dot, type Point, route } from './path.ts';
import { type MapOffice, mapWidth, type Pin } from './pins.ts';
import { officeRegion, project } from './projection.ts';

/** How far lines run out of the map: beyond the edge of the widest window. */
const outside = 2400;

interface OfficeLines {
  /** The line from the left edge by way of Vancouver and Toronto to London, and its last leg, over Gujarat. */
  legs: string[];
  hot: string | null;
  /** From the rings to their names. */
  leaders: string;
  rings: string;
  headquarters: string;
}

/** The lines and rings of the offices' map, as path data. A leg without both of its offices is left out. */
export function officeLines(offices: readonly Pick<MapOffice, 'label' | 'headquarters'>[], pins: readonly Pin[]) {
  const place = (name: string) => pins[offices.findIndex(({ label }) => city(label) === name)]?.place;
  const [vancouver, toronto, london] = [place('Vancouver'), place('Toronto'), place('London')];
  const gujarat = project(22.3, 73.2, mapWidth, officeRegion);
  const rings = (main: boolean) =>
    offices.map(({ headquarters }, i) => (headquarters === main && pins[i] ? dot(pins[i].place) : '')).join('');
  const lines: OfficeLines = {
    legs: [
      vancouver && route([[-outside, 8], east(vancouver, -45, 8), vancouver]),
      vancouver && toronto && route([vancouver, east(vancouver, 17), east(toronto, -20), toronto]),
      toronto && london && route([toronto, east(toronto, 50), east(london, -50), london]),
    ].filter((leg) => leg !== undefined),
    hot: london ? route([london, east(london, 42), east(gujarat, -50), gujarat, east(gujarat, outside)]) : null,
    leaders: pins.map(({ place: from, name }) => route([from, name])).join(''),
    rings: rings(false),
    headquarters: rings(true),
  };
  return lines;
}

function east([x, y]: Point, by: number, level = y): Point {
  return [x + by, level];
}
