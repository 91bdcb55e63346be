import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('places that are far enough apart stay', () => {
  expect(spread([10, 40, 80], 26)).toEqual([10, 40, 80]);
});

test('places that touch move apart around their middle', () => {
  expect(spread([50, 50], 20)).toEqual([40, 60]);
  expect(spread([50, 50, 50], 20)).toEqual([30, 50, 70]);
});

test('a group that grows pushes its neighbor, and order is kept', () => {
  const placed = spread([100, 55, 50, 45], 20);
  const sorted = [...placed].sort((a, b) => a - b);
  expect(placed).toEqual([...sorted].reverse());
  for (let i = 1; i < sorted.length; i++) {
    expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
  }
});
