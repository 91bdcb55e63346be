import type { Point } from './path.ts';

/* Reads the path data that path.ts writes. */

/** The dots of a path: moves followed by a line of next to no length. */
export function dots(path: string): Point[] {
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)h\.01/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** The routes of a path, each as points along it: those of level lines, and of curves in steps. */
export function routesOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((one) => samples(`M${one}`));
}

/** Points along one route. */
export function samples(route: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', digits = ''] of route.matchAll(/([MHCh])([^MHCh]*)/g)) {
    const n = (digits.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [x0, y0] = points.at(-1) ?? [0, 0];
    if (command === 'M') points.push([n[0] ?? 0, n[1] ?? 0]);
    else if (command === 'H') points.push(...along([x0, y0], [n[0] ?? 0, y0]));
    else if (command === 'h') points.push(...along([x0, y0], [x0 + (n[0] ?? 0), y0]));
    else points.push(...curve([x0, y0], n));
  }
  return points;
}

const steps = 40;

function along([x0, y]: Point, [x1]: Point): Point[] {
  return Array.from({ length: steps }, (_, i) => [x0 + ((x1 - x0) * (i + 1)) / steps, y]);
}

function curve([x0, y0]: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: number[]): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    const u = 1 - t;
    const at = (a: number, b: number, c: number, d: number) =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return [at(x0, x1, x2, x3), at(y0, y1, y2, y3)];
  });
}
