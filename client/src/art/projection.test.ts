import { expect, test } from 'vitest';
import { project } from './projection.ts';

test('F4: the region fills the map from corner to corner', () => {
  expect(project(71, -179, 790)).toEqual([0, 0]);
  const [x, y] = project(-56, 179, 790);
  expect(x).toBeCloseTo(790, 6);
  expect(y).toBeCloseTo((790 * 127) / 358, 6);
});

test.each([
  ['New York', 40.7128, -74.006, 231.7, 66.8],
  ['London', 51.5072, -0.1276, 394.7, 43],
  ['Vadodara', 22.3072, 73.1812, 556.5, 107.4],
])('%s stands within a pixel of its place', (_city, latitude, longitude, x, y) => {
  const [left, top] = project(latitude, longitude, 790);
  expect(Math.abs(left - x)).toBeLessThan(1);
  expect(Math.abs(top - y)).toBeLessThan(1);
});
