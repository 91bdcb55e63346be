import { expect, test } from 'vitest';
import { interestFrom, messageFrom } from './enquiry.ts';

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

const events = [{ slug: 'open-day', title: 'Open day', announced: 'January 21, 2027, 10:00–16:00 New York time' }];

test.each([
  ['', undefined],
  ['?event=', undefined],
  ['?event=closed-day', undefined],
  ['?utm_source=x&event=open-day', 'I would like to attend “Open day” (January 21, 2027, 10:00–16:00 New York time).'],
])('the address %j begins the message with %s', (search, want) => {
  expect(messageFrom(search, events)).toBe(want);
});
