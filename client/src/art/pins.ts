import { city } from '#ui/office.ts';
import { type Point, tenth } from './path.ts';
import { officeRegion, project } from './projection.ts';

export interface Place {
  label: string;
  latitude: number;
  longitude: number;
}

/** What the map says about an office. */
export interface MapOffice extends Place {
  address: string;
  headquarters: boolean;
}

export interface Pin {
  /** Where the office is. The ring is here. */
  place: Point;
  /** The middle of that edge of the name which is nearest to the ring. */
  name: Point;
  /** The side of that point on which the name is. */
  side: 'east' | 'west';
}

/** The least width of a map with names, in px at a text size of 14 px. On wider maps they are further apart. */
export const mapWidth = 1000;
export const mapHeight = tenth(
  (mapWidth * (officeRegion.north - officeRegion.south)) / (officeRegion.east - officeRegion.west),
);

type Offset = readonly [x: number, y: number];

/* From the ring to the name. Names are higher than cities are apart, so names move and rings stay. */
const offsets: Record<string, Offset> = {
  Vancouver: [-15, 8],
  'San Jose': [-15, 4],
  Dallas: [-48, -5],
  Austin: [-53, 12],
  Chicago: [-34, 9],
  Atlanta: [55, 12],
  Tampa: [47, 15],
  Edison: [48, 7],
  Toronto: [13, -17],
  London: [18, 23],
  Manchester: [-18, -13],
  Vadodara: [-22, 15],
  Noida: [20, -7],
};

/* For other cities, the nearest first. */
const anywhere: readonly Offset[] = [16, 32, 48, 72].flatMap((x) =>
  [0, 16, -16, 32, -32, 48, -48, 68, -68].flatMap((y) => [[x, y] as const, [-x, y] as const]),
);

export const nameHeight = 24;
/** A usual letter at 13 px, and the padding at both ends. */
const letter = 7;
const padding = 8;

/**
 * Rings at their places, and names beside them that overlap neither each other nor a ring. Positions scale with the map
 * while names keep their size, so what is apart at this width is apart on every wider map.
 */
export function placePins(places: readonly Place[]): Pin[] {
  const rings = places.map(({ latitude, longitude }) => project(latitude, longitude, mapWidth, officeRegion));
  const taken: Box[] = rings.map(([x, y]) => [x - 4, y - 4, x + 4, y + 4]);
  const isFree = (box: Box) => box[0] >= 0 && box[2] <= mapWidth && taken.every((other) => apart(box, other));
  const pins: Pin[] = [];
  const put = (i: number, choices: readonly Offset[]) => {
    const { label } = places[i] as Place;
    const all = choices.map((offset) => pinAt(rings[i] as Point, offset));
    const pin = all.find((each) => isFree(nameBox(each, label))) ?? (all[0] as Pin);
    taken.push(nameBox(pin, label));
    pins[i] = pin;
  };
  const own = places.map(({ label }) => offsets[city(label)]);
  for (const [i, offset] of own.entries()) if (offset) put(i, [offset]);
  for (const [i, offset] of own.entries()) if (!offset) put(i, anywhere);
  return pins;
}

function pinAt([x, y]: Point, [dx, dy]: Offset): Pin {
  return { place: [tenth(x), tenth(y)], name: [tenth(x + dx), tenth(y + dy)], side: dx > 0 ? 'east' : 'west' };
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The target that a name is, on the narrowest map with names. */
export function nameBox({ name: [x, y], side }: Pin, label: string): Box {
  const length = city(label).length * letter + padding;
  const left = side === 'east' ? x : x - length;
  return [left, y - nameHeight / 2, left + length, y + nameHeight / 2];
}

export function apart(a: Box, b: Box): boolean {
  return a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
}
