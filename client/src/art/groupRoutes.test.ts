import { expect, test } from 'vitest';
import { drawGroup, frame, shapes } from './groupRoutes.ts';
import type { Point } from './path.ts';
import { dots, routesOf } from './testing.ts';
import type { Topology } from './topologies.ts';

const all = Object.keys(shapes) as Topology[];
const drawings = (topology: Topology) =>
  ['US', 'CA', 'GB', 'IN'].flatMap((country) =>
    [1, 3, 5, 9].flatMap((ends) =>
      [0, ends - 1].map((live) => drawGroup({ seed: country + ends, topology, country, ends, live })),
    ),
  );
const isInside = ([x, y]: Point) => x >= 0 && x <= frame.end + 1 && y >= 0 && y <= frame.height;

test.each(all)('%s ends at its labels, inside its drawing, and no route runs back', (topology) => {
  const faults: string[] = [];
  for (const { strokes, nodes } of drawings(topology)) {
    const { wall, ...lines } = strokes;
    for (const path of Object.values(lines)) {
      for (const points of routesOf(path.replaceAll(/M[^M]*a[^M]*/g, ''))) {
        const back = points.some(([x], i) => x < (points[i - 1]?.[0] ?? 0) - 0.11);
        if (back || !points.every(isInside)) faults.push(`${points[0]} to ${points.at(-1)}`);
      }
    }
    faults.push(
      ...dots(Object.values(nodes).join(''))
        .filter((at) => !isInside(at))
        .map(String),
    );
  }
  expect(faults).toEqual([]);
});

test.each(all)('%s has a row for each label, something live, and numbers only', (topology) => {
  for (const drawing of drawings(topology)) {
    expect(drawing.strokes.hot ?? drawing.strokes.hotBar).toBeTruthy();
    expect(JSON.stringify(drawing)).not.toMatch(/null|NaN|undefined|Infinity|e-/);
    const gaps = drawing.rows.slice(1).map((y, i) => y - (drawing.rows[i] ?? 0));
    expect(Math.min(...gaps, 99), 'labels must not collide').toBeGreaterThanOrEqual(32);
  }
});

test('no two topologies are alike', () => {
  const seen = all.map((topology) =>
    JSON.stringify(drawGroup({ seed: 's', topology, country: 'US', ends: 5, live: 2 })),
  );
  expect(new Set(seen).size).toBe(all.length);
});
