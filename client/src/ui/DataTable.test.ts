import { expect, test } from 'vitest';
import { isAmount } from './DataTable.tsx';

test.each(['7', '1,240', '4.2', '38 %', '38%', '$18,400', '£1.2M', '−12', '**$40,100**'])('%s is an amount', (cell) => {
  expect(isAmount(cell)).toBe(true);
});

test.each(['', '1–2', '9 days', 'Owner', '24/7', '2026-11-22'])('“%s” is not', (cell) => {
  expect(isAmount(cell)).toBe(false);
});
