import { narrowWidth, wideWidth } from './mapWidth.ts';
import { type Point, tenth } from './path.ts';
import { project } from './projection.ts';

export interface Place {
  label: string;
  latitude: number;
  longitude: number;
}

/** What the map says about an office. */
export interface MapOffice extends Place {
  location: string;
  headquarters: boolean;
}

export interface Pin {
  /** Where the office is. The dot stands here. */
  place: Point;
  /** The middle of that edge of the name which is nearest to the dot. */
  name: Point;
  /** The side of that point on which the name is. */
  side: 'east' | 'west';
}

type Offset = readonly [x: number, y: number];

/*
 * From the dot to the name, in px of the wide map. Names are higher than cities are apart, so names move and dots stay.
 */
const onWide: Record<string, Offset> = {
  Vancouver: [-12, 0],
  'San Jose': [-12, 6],
  Dallas: [-14, 24],
  Austin: [-14, 44],
  Chicago: [-14, -30],
  Atlanta: [48, 20],
  Tampa: [44, 36],
  Edison: [30, 6],
  Toronto: [16, -24],
  Manchester: [9, -10],
  London: [10, 18],
  Vadodara: [-10, 12],
  Noida: [9, -4],
};

const onNarrow: Record<string, Offset> = {
  Vancouver: [6, -47],
  'San Jose': [6, 81],
  Dallas: [10, 27],
  Austin: [10, 48],
  Chicago: [1, -31],
  Atlanta: [44, 23],
  Tampa: [44, 41],
  Edison: [30, 6],
  Toronto: [50, -27],
  Manchester: [13, -20],
  London: [8, 44],
  Vadodara: [-16, 32],
  Noida: [-10, -26],
};

/* For other cities, the nearest first. */
const anywhere: readonly Offset[] = [10, 24, 40, 60].flatMap((x) =>
  [0, 14, -14, 28, -28, 44, -44, 64, -64].flatMap((y) => [[x, y] as const, [-x, y] as const]),
);

export const nameHeight = 24;
/** A usual letter at 12 px, and the padding at both ends. */
const letter = 6.5;
const padding = 8;

export const placeWide = (places: readonly Place[]) => placePins(places, wideWidth, onWide);
export const placeNarrow = (places: readonly Place[]) => placePins(places, narrowWidth, onNarrow);

/**
 * Dots at their places, and names beside them that overlap neither each other nor a dot. Positions scale with the map
 * while names keep their size, so what is apart at this width is apart on every wider map.
 */
function placePins(places: readonly Place[], width: number, offsets: Record<string, Offset>): Pin[] {
  const dots = places.map(({ latitude, longitude }) => project(latitude, longitude, width));
  const taken: Box[] = dots.map(([x, y]) => [x - 3, y - 3, x + 3, y + 3]);
  const isFree = (box: Box) => box[0] >= 0 && box[2] <= width && taken.every((other) => apart(box, other));
  const pins: Pin[] = [];
  const put = (i: number, choices: readonly Offset[]) => {
    const { label } = places[i] as Place;
    const all = choices.map((offset) => pinAt(dots[i] as Point, offset));
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

/** The target that a name is, on the map for which it was placed. */
export function nameBox({ name: [x, y], side }: Pin, label: string): Box {
  const length = city(label).length * letter + padding;
  const left = side === 'east' ? x : x - length;
  return [left, y - nameHeight / 2, left + length, y + nameHeight / 2];
}

export function apart(a: Box, b: Box): boolean {
  return a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
}

/** The city of `Austin, TX`. */
export function city(label: string): string {
  return label.split(',')[0] as string;
}
