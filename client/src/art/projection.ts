import type { Point } from './path.ts';

interface Region {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** The part of the world that maps show, in degrees. */
export const region: Region = { north: 71, south: -56, west: -179, east: 179 };

/** Where a place is on a map that is `width` wide: level lines, all degrees alike. */
export function project(latitude: number, longitude: number, width: number, shown = region): Point {
  const scale = width / (shown.east - shown.west);
  return [(longitude - shown.west) * scale, (shown.north - latitude) * scale];
}
