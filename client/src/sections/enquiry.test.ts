import { expect, test } from 'vitest';
import { interestFrom } from '#sections/enquiry.ts';

const interests = ['Software development', 'AI/ML', 'IT security'];

test.each([
  ['', undefined],
  ['?service=', undefined],
  ['?service=plumbing', undefined],
  ['?service=AI%2FML', 'AI/ML'],
  ['?service=it-security', 'IT security'],
  ['?utm_source=x&service=Software+development', 'Software development'],
])('the address %j asks about %s', (search, want) => {
  expect(interestFrom(search, interests)).toBe(want);
});
