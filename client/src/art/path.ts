export type Point = readonly [x: number, y: number];

/** A route through stops: level lines and bends whose ends are level. Never a slope, never an arc. */
export function route(stops: readonly Point[]): string {
  return stops.reduce((path, [x, y], i) => {
    const before = stops[i - 1];
    if (!before) return `M${tenth(x)} ${tenth(y)}`;
    if (Math.abs(y - before[1]) < 0.2) return `${path}H${tenth(x)}`;
    const middle = tenth((before[0] + x) / 2);
    return `${path}C${middle} ${tenth(before[1])} ${middle} ${tenth(y)} ${tenth(x)} ${tenth(y)}`;
  }, '');
}

/** Stops from a flat list: x, y, x, y. */
export function stops(flat: readonly number[]): Point[] {
  return flat.flatMap((x, i) => (i % 2 ? [] : [[x, flat[i + 1] ?? 0] as const]));
}

export function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
