import { expect, test } from 'vitest';
import { readComparison } from './comparison.ts';

test('a basis with two figures is a comparison of its own', () => {
  const result = { value: '38', unit: '%', basis: 'from 11,400 to 7,070 fields typed a month, measured over 5 months' };
  expect(readComparison(result)).toEqual({
    before: { value: 11400, text: '11,400 fields typed a month' },
    after: { value: 7070, text: '7,070, measured over 5 months' },
  });
});

test('a basis with one figure is compared with the value in the same unit', () => {
  const result = {
    value: '1.4',
    unit: 'days',
    basis: 'from 3.2 days, medians of the quarter before and the quarter after',
  };
  expect(readComparison(result)).toEqual({
    before: { value: 3.2, text: '3.2 days' },
    after: { value: 1.4, text: '1.4 days, medians of the quarter before and the quarter after' },
  });
});

test.each([
  ['4.2', 'h', 'from 6 working days, 2,300 identities'],
  ['0.7', '%', 'typing by hand: 1.9 %, both on the same sample of 2,000 fields'],
  ['9', 'days', null],
])('%s %s is not compared with "%s"', (value, unit, basis) => {
  expect(readComparison({ value, unit, basis })).toBeNull();
});
