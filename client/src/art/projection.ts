import type { Point } from './path.ts';

/** The part of the world that maps show, in degrees. */
export const region = { north: 71, south: -56, west: -179, east: 179 };

/** Where a place is on a map that is `width` wide: level lines, all degrees alike. */
export function project(latitude: number, longitude: number, width: number): Point {
  const scale = width / (region.east - region.west);
  return [(longitude - region.west) * scale, (region.north - latitude) * scale];
}
