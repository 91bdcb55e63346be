import { expect, test } from 'vitest';
import { drawRoutes } from './drawRoutes.ts';
import type { Point } from './path.ts';
import { dots, routesOf } from './testing.ts';
import { type Topology, topologies } from './topologies.ts';

const all = Object.keys(topologies) as Topology[];

test.each(all)('%s is the same picture every time', (topology) => {
  const parameters = { seed: 'it-security', topology, country: 'US' };
  expect(drawRoutes(parameters)).toEqual(drawRoutes(parameters));
});

test.each(all)('%s has something live in it and stays a drawing of numbers', (topology) => {
  for (const density of [3, 7, 12]) {
    const drawing = drawRoutes({ seed: `cover-${density}`, topology, country: 'IN', density });
    expect(drawing.strokes.hot ?? drawing.strokes.hotBar).toBeTruthy();
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|undefined|Infinity|e-/);
  }
});

test('routes fan out in the order in which they leave the coast, over the whole height', () => {
  const { strokes } = drawRoutes({ seed: 'fan', topology: 'BRANCH', country: 'GB', density: 6 });
  const routes = `${strokes.line}${strokes.hot}`.split('M').slice(1);
  const rows = routes.map((route) => {
    const numbers = route.match(/[\d.]+/g)?.map(Number) ?? [];
    const bends = [...route.matchAll(/C[\d.]+ [\d.]+ [\d.]+ [\d.]+ [\d.]+ ([\d.]+)/g)];
    return [numbers[1] ?? 0, Number(bends.at(-1)?.[1])] as const;
  });
  rows.sort((a, b) => a[0] - b[0]);
  expect(rows.map(([, end]) => end)).toEqual([44, 90.4, 136.8, 183.2, 229.6, 276]);
});

test('another seed is another picture', () => {
  expect(drawRoutes({ seed: 'a', topology: 'SORT', country: 'GB' })).not.toEqual(
    drawRoutes({ seed: 'b', topology: 'SORT', country: 'GB' }),
  );
});

test('the seed chooses what is left open, and a country without a window counts as open', () => {
  expect(drawRoutes({ seed: 'open', topology: 'LIFT', country: 'FR' })).toEqual(
    drawRoutes({ seed: 'open', topology: 'LIFT', country: null }),
  );
});

test('a picture too low for a coast is empty, not broken', () => {
  expect(JSON.stringify(drawRoutes({ seed: 'low', topology: 'SORT', height: 50, density: 3 }))).not.toMatch(/NaN/);
});

/* The sizes in which pages, menus and covers draw. */
const sizes = [
  [520, 400, 9],
  [1100, 300, 9],
  [620, 330, 9],
  [300, 330, 8],
  [560, 260, 7],
  [520, 300, 5],
  [480, 320, 12],
] as const;

test.each(all)('%s ends inside its drawing, and no route runs back', (topology) => {
  const faults: string[] = [];
  for (const [width, height, density] of sizes)
    for (const country of ['US', 'CA', 'GB', 'IN']) {
      const { strokes, nodes } = drawRoutes({ seed: country + width, topology, country, width, height, density });
      const { wall, ...lines } = strokes;
      const isInside = ([x, y]: Point) => x <= width && y >= 0 && y <= height;
      for (const points of routesOf(Object.values(lines).join(''))) {
        const back = points.some(([x], i) => x < (points[i - 1]?.[0] ?? 0) - 0.11);
        if (back || !points.every(isInside)) faults.push(`${country} at ${width}: ${points[0]} to ${points.at(-1)}`);
      }
      faults.push(
        ...dots(Object.values(nodes).join(''))
          .filter((at) => !isInside(at))
          .map(String),
      );
    }
  expect(faults).toEqual([]);
});
