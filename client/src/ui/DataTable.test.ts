import { expect, test } from 'vitest';
import { areAmounts, isAmount } from './DataTable.tsx';

test.each(['7', '1,240', '4.2', '38 %', '38%', '$18,400', '£1.2M', '−12', '**$40,100**'])('%s is an amount', (cell) => {
  expect(isAmount(cell)).toBe(true);
});

test.each(['', '1–2', '9 days', 'Owner', '24/7', '2026-11-22'])('“%s” is not', (cell) => {
  expect(isAmount(cell)).toBe(false);
});

test('a column is one of amounts with few short texts in it', () => {
  expect(areAmounts(['21,400', '1,900', '37 centers'])).toBe(true);
  expect(areAmounts(['13', '15', '21', 'n/a'])).toBe(true);
  expect(areAmounts(['58', '66 in 100'])).toBe(false);
  expect(areAmounts(['58', '212', 'Left after eight months'])).toBe(false);
});
