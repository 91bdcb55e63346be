import { expect, test } from 'vitest';
import { amount, percent, withUnit } from './amount.ts';

test.each([
  [0, '0'],
  [0.5, '0.5'],
  [999, '999'],
  [1000, '1,000'],
  [118_000, '118,000'],
  [1_234_567.25, '1,234,567.25'],
  [-9800, '\u22129,800'],
])('%d is written %s', (value, text) => {
  expect(amount(value)).toBe(text);
});

test('figures of one chart have the same decimals', () => {
  expect(amount(5, 1)).toBe('5.0');
  expect(amount(15.25, 1)).toBe('15.25');
  expect(withUnit(6, 'h', 1)).toBe('6.0\u00a0h');
});

test('a percent sign follows its figure at once', () => {
  expect(withUnit(34, '%')).toBe('34%');
  expect(withUnit(78, '% of the budget')).toBe('78% of the budget');
  expect(withUnit(8, 'days')).toBe('8\u00a0days');
  expect(withUnit(8000, 'dollars a month')).toBe('8,000 dollars a month');
  expect(withUnit(8, null)).toBe('8');
});

test('a share is a percentage within a hundredth', () => {
  expect(percent(77_900 / 118_000)).toBe('66.02%');
  expect(percent(0)).toBe('0%');
});
