import { expect, test } from 'vitest';
import { areNames, countOf, rangeOf } from './specimen.ts';

test.each([
  [['AI 1', 'BV 12'], true],
  [['LT-2208', '10.4.7.31'], true],
  [['09:02:10', '09:04:31'], true],
  [['A', 'B'], false],
  [['Hotels', 'Homes in the south'], false],
])('%j are names: %s', (labels, are) => expect(areNames(labels)).toBe(are));

test.each([
  ['12', 12],
  ['**0**', 0],
  ['12 kg', null],
  ['–', null],
])('%s is the count %j', (cell, count) => expect(countOf(cell)).toBe(count));

test('a scale begins at zero, or below it for what is negative', () => {
  expect(rangeOf([3, 8])).toEqual({ from: 0, to: 8 });
  expect(rangeOf([-2, 6])).toEqual({ from: -2, to: 6 });
  expect(rangeOf([-2, -6])).toEqual({ from: -6, to: 0 });
  expect(rangeOf([0, 0])).toEqual({ from: 0, to: 1 });
});
