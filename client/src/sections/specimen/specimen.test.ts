import { expect, test } from 'vitest';
import { amount, areFigures, areNames, countOf, percent, rangeOf, withUnit } from './specimen.ts';

test.each([
  [0, '0'],
  [1200, '1,200'],
  [-4.1, '−4.1'],
  [1234567.25, '1,234,567.25'],
])('%d is written %s', (value, text) => expect(amount(value)).toBe(text));

test.each([
  [['17.8 °C', '34%', '–'], true],
  [['1,204', '', '8'], true],
  [['on', '8'], false],
  [['–', ''], false],
  [['2 of 3', '4'], false],
])('%j are figures: %s', (cells, are) => expect(areFigures(cells)).toBe(are));

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

test('a percent sign follows its amount directly, a unit after a space', () => {
  expect(withUnit(-3, 'dB')).toBe('−3 dB');
  expect(withUnit(40, '%')).toBe('40%');
});

test('a share is a percentage with two decimals', () => expect(percent(1 / 3)).toBe('33.33%'));

test('a scale begins at zero, or below it for what is negative', () => {
  expect(rangeOf([3, 8])).toEqual({ from: 0, to: 8 });
  expect(rangeOf([-2, 6])).toEqual({ from: -2, to: 6 });
  expect(rangeOf([-2, -6])).toEqual({ from: -6, to: 0 });
  expect(rangeOf([0, 0])).toEqual({ from: 0, to: 1 });
});
