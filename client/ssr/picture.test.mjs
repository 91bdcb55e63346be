import { expect, test } from 'vitest';
import { topologies } from '../src/art/topologies.ts';
import { draw } from './picture.ts';

const art = { motif: 'routes', seed: 'a page', topology: 'GATE', country: 'GB', width: 1000, height: 240, density: 8 };
const inks = ['paper', 'land', 'line', 'node', 'hot', 'accent'];

test.each(Object.keys(topologies))('%s is made of inks, widths and numbers', (topology) => {
  for (const height of [142, 205, 287]) {
    const shapes = draw({ ...art, topology, height });
    expect(shapes.length).toBeGreaterThan(3);
    for (const { stroke, fill, width, contours } of shapes) {
      expect(inks).toContain(stroke);
      expect([undefined, ...inks]).toContain(fill);
      expect(width).toBeGreaterThan(0);
      for (const contour of contours) {
        expect(contour.length % 6).toBe(2);
        expect(contour.every(Number.isFinite)).toBe(true);
      }
    }
  }
});

test('a layer looks as on pages', () => {
  const shapes = draw(art).map(({ contours, ...look }) => look);
  expect(shapes[0]).toEqual({ stroke: 'land', width: 1.5 });
  expect(shapes).toContainEqual({ stroke: 'line', width: 1.5, dash: [1, 5] });
  expect(shapes).toContainEqual({ stroke: 'accent', width: 2 });
  expect(shapes).toContainEqual({ stroke: 'hot', width: 2.25 });
  expect(shapes).toContainEqual({ stroke: 'hot', width: 2, fill: 'hot' });
  expect(shapes.at(-1)).toEqual({ stroke: 'node', width: 2.25, fill: 'paper' });
  expect(draw({ ...art, topology: 'LEARN' })[1]).toMatchObject({ stroke: 'line', width: 1, opacity: 0.75 });
});

test('the mark is three lines and a closed ring', () => {
  const [{ contours, ...look }] = draw({ motif: 'mark' });
  expect(look).toEqual({ stroke: 'accent', width: 2.4 });
  expect(contours.slice(0, 2)).toEqual([
    [1, 5, 1, 5, 8, 5, 8, 5, 14, 5, 13, 13, 19, 13],
    [1, 13, 1, 13, 19, 13, 19, 13],
  ]);
  expect(contours).toHaveLength(4);
  expect(contours[3].slice(0, 2)).toEqual([19.5, 13]);
  expect(contours[3].slice(-2)).toEqual([19.5, 13]);
});
