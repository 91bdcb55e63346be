import { type Point, route, tenth } from '#art/path.ts';
import { dayLength, type Moment } from './day.ts';

/* The drawings of the handover as path data. */

/** The size of the map in its own units. */
export const [mapWidth, mapHeight] = [1074, 381];
/** The height of a row of the chart, in pixels. */
export const rowHeight = 30;
/** The width of the chart in its own units, which are stretched over its place: one unit is a minute. */
export const chartWidth = 1440;
/** Half the width of a bend from row to row. */
const bend = 20;

/** The line of the work through the rows: what has passed, and what is to come. */
export function relayPaths({ stretches, start, at }: Moment): { done: string; toCome: string } {
  const x = (time: number) => tenth(((time - start) / dayLength) * chartWidth);
  const y = (row: number) => (row + 0.5) * rowHeight;
  const now = x(at);
  const paths = { done: '', toCome: '' };
  const level = (from: number, to: number, row: number) => {
    if (from < Math.min(to, now)) paths.done += `M${from} ${y(row)}H${Math.min(to, now)}`;
    if (Math.max(from, now) < to) paths.toCome += `M${Math.max(from, now)} ${y(row)}H${to}`;
  };
  stretches.forEach(({ from, to, row }, i) => {
    const before = stretches[i - 1]?.row ?? -1;
    const after = stretches[i + 1]?.row ?? -1;
    if (row < 0) return;
    const [begin, end] = [x(from), x(to)];
    if (before >= 0) {
      const curve = `M${begin - bend} ${y(before)}C${begin} ${y(before)} ${begin} ${y(row)} ${begin + bend} ${y(row)}`;
      paths[now >= begin ? 'done' : 'toCome'] += curve;
    }
    level(before < 0 ? begin : begin + bend, after < 0 ? end : end - bend, row);
  });
  return paths;
}

/** The line of the work over the map, from an office to the one that takes over. */
export function leg(from: Point, to: Point): string {
  const across = to[0] - from[0];
  return route([from, [from[0] + across * 0.12, from[1]], [to[0] - across * 0.16, to[1]], to]);
}

/** The line from the last office out of the left edge of the page, and from the right edge to the first office. */
export function aroundTheWorld(first: Point, last: Point): string {
  const top = 4;
  const out = route([last, [last[0] - 14, last[1]], [last[0] - 120, top], [-3000, top]]);
  return out + route([[4200, top], [first[0] + 150, top], [first[0] + 22, first[1]], first]);
}

const radians = Math.PI / 180;

/** How far north of the equator the sun is, in radians. */
function sunDeclination(at: number): number {
  const day = (at - Date.UTC(new Date(at).getUTCFullYear(), 0, 1)) / dayLength;
  return -23.44 * Math.cos((2 * Math.PI * (day + 10)) / 365.24) * radians;
}

/** The light at a place: the sun is more than 6° above the horizon by day, and more than 6° below it at night. */
export function lightAt(at: number, latitude: number, longitude: number): 'day' | 'dawn' | 'dusk' | 'night' {
  const declination = sunDeclination(at);
  const hour = (at % dayLength) / dayLength + longitude / 360;
  const height =
    Math.sin(latitude * radians) * Math.sin(declination) -
    Math.cos(latitude * radians) * Math.cos(declination) * Math.cos(2 * Math.PI * hour);
  const degrees = Math.asin(height) / radians;
  if (Math.abs(degrees) > 6) return degrees > 0 ? 'day' : 'night';
  return Math.sin(2 * Math.PI * hour) > 0 ? 'dawn' : 'dusk';
}

/** Where it is night, on a map of art/projection.ts: the region around the pole that has winter. */
export function night(at: number, width: number): string {
  const scale = width / 358;
  const tilt = sunDeclination(at);
  // At an equinox, the edge of the night is a meridian and has no single latitude per longitude.
  const declination = Math.abs(tilt) < 0.004 ? 0.004 : tilt;
  const noon = 180 - ((at % dayLength) / dayLength) * 360;
  let path = '';
  for (let step = 0; step <= 60; step++) {
    const longitude = -179 + (step * 358) / 60;
    const edge = Math.atan(-Math.cos((longitude - noon) * radians) / Math.tan(declination)) / radians;
    const latitude = Math.max(-60, Math.min(75, edge));
    path += `${path ? 'L' : 'M'}${Math.round((longitude + 179) * scale)} ${Math.round((71 - latitude) * scale)}`;
  }
  const pole = declination < 0 ? -34 : Math.round(134 * scale);
  return `${path}L${width} ${pole}L0 ${pole}Z`;
}
