import { expect, test } from 'vitest';
import { clock, dateOf, day, daysBetween, shortDay, toTwelve, weekday } from './date.ts';

test('a day in words, whatever the time of day', () => {
  expect(day('2026-10-09')).toBe('October 9, 2026');
  expect(day('2026-01-31T23:59:59Z')).toBe('January 31, 2026');
});

test('moments in words', () => {
  const at = Date.parse('2026-11-26T03:42:59Z');
  expect([clock(at), weekday(at), dateOf(at)]).toEqual(['03:42', 'Thursday', 'Thursday, November 26']);
  expect(shortDay('2026-01-05')).toBe('Jan 5, 2026');
});

test('days between two days, over months and leap days', () => {
  expect(daysBetween('2026-10-09', '2026-10-09T22:00:00Z')).toBe(0);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

test.each([
  ['1970-01-01', 'Thursday'],
  ['2026-12-10', 'Thursday'],
  ['2028-02-29', 'Tuesday'],
  ['2027-03-07', 'Sunday'],
])('%s is a %s', (iso, name) => expect(weekday(iso)).toBe(name));

test('hours are counted to twelve, but not in UTC', () => {
  expect(toTwelve('00:05, 09:30–12:00, 23:59 and Mon 04:30 UTC')).toBe(
    '12:05\u00a0AM, 9:30\u00a0AM–12:00\u00a0PM, 11:59\u00a0PM and Mon 04:30 UTC',
  );
});
