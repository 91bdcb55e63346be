import { expect, test } from 'vitest';
import { drawRoutes } from './drawRoutes.ts';
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
  expect(drawRoutes({ seed: 'open', country: 'FR' })).toEqual(drawRoutes({ seed: 'open', country: null }));
});

test('a picture too low for a coast is empty, not broken', () => {
  expect(JSON.stringify(drawRoutes({ seed: 'low', height: 50, density: 3 }))).not.toMatch(/NaN/);
});
