import { type Point, tenth } from '#art/path.ts';

/** A route turned upright, for narrow drawings: plumb lines and bends whose ends are plumb. */
export function fall(stops: readonly Point[]): string {
  return stops.reduce((path, [x, y], i) => {
    const before = stops[i - 1];
    if (!before) return `M${tenth(x)} ${tenth(y)}`;
    if (Math.abs(x - before[0]) < 0.2) return `${path}V${tenth(y)}`;
    const middle = tenth((before[1] + y) / 2);
    return `${path}C${tenth(before[0])} ${middle} ${tenth(x)} ${middle} ${tenth(x)} ${tenth(y)}`;
  }, '');
}
