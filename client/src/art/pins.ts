import { city } from '#ui/office.ts';
import type { Point } from './path.ts';
import { project, region } from './projection.ts';

export interface Place {
  label: string;
  latitude: number;
  longitude: number;
}

export interface Pin {
  /** Where the office is, as shares of the map’s width and height. */
  place: Point;
  /** From there to the middle of the number, in px on a map of any width. */
  offset: Point;
}

/* Of the map, in px. The first is that of a phone of 320 px with letters of 200 %. */
const widths = Array.from({ length: 60 }, (_, i) => 256 + 16 * i);
const shape = (region.north - region.south) / (region.east - region.west);

/** The width and height of a number, which is a target for fingers. */
export const pinSize = 24;

/* On the narrowest map all of the United States are 40 px wide: numbers stand around them, in the order of the dots. */
const offsets: Record<string, Point> = {
  Vancouver: [-26, -4],
  'San Jose': [-28, 13],
  Dallas: [-20, 29],
  Austin: [-5, 52],
  Chicago: [-9, -24],
  Atlanta: [36, 22],
  Tampa: [11, 42],
  Edison: [27, 0],
  Toronto: [12, -23],
  London: [19, -2],
  Manchester: [-9, -21],
  Vadodara: [-2, 26],
  Noida: [23, -10],
};

/* For other cities, the nearest first. */
const anywhere: readonly Point[] = [0, 26, 52, 78].flatMap((x) =>
  [-26, 26, -52, 52, 0].flatMap((y) => [[x, y] as const, [-x, y] as const]),
);

/**
 * A dot at the place of each office, and a number beside it that overlaps no other. Dots move apart as the map grows,
 * and numbers with them.
 */
export function placePins(places: readonly Place[]): Pin[] {
  const pins: Pin[] = [];
  const put = (i: number, choices: readonly Point[]) => {
    const { latitude, longitude } = places[i] as Place;
    const [x, y] = project(latitude, longitude, 1);
    const place: Point = [x, y / shape];
    const taken = pins.filter(Boolean);
    const offset = choices.find((offset) => taken.every((other) => areApart({ place, offset }, other)));
    pins[i] = { place, offset: offset ?? (choices[0] as Point) };
  };
  const own = places.map(({ label }) => offsets[city(label)]);
  for (const [i, offset] of own.entries()) if (offset) put(i, [offset]);
  for (const [i, offset] of own.entries()) if (!offset) put(i, anywhere);
  return pins;
}

/** Whether two numbers are apart on maps from the narrowest to the widest. */
function areApart(a: Pin, b: Pin): boolean {
  return widths.every((width) => {
    const [x, y] = numberOn(a, width);
    const [otherX, otherY] = numberOn(b, width);
    return Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) > pinSize;
  });
}

/** The middle of a number on a map of a width, in px. */
export function numberOn({ place: [x, y], offset: [dx, dy] }: Pin, width: number): Point {
  return [x * width + dx, y * width * shape + dy];
}
