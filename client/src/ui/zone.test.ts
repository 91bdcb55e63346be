import { expect, test } from 'vitest';
import { alsoUtc, timeIn, utc, type Zone } from './zone.ts';

const at = Date.parse('2026-11-26T03:42:00Z');
const ahead =
  (minutes: number): Zone =>
  () =>
    minutes;

test.each([
  [ahead(0), '03:42 for you', '03:42 UTC'],
  [ahead(-300), '22:42 for you', 'Thu 03:42 UTC'],
  [ahead(-600), '17:42 for you', 'Thu 03:42 UTC'],
  [ahead(330), '09:12 for you', '03:42 UTC'],
  [ahead(765), '16:27 for you', '03:42 UTC'],
])('a time is the visitor’s first, and in UTC second', (zone, first, second) => {
  expect([timeIn(zone, at), alsoUtc(zone, at)]).toEqual([first, second]);
});

test('without a zone it is in UTC, once', () => {
  expect([timeIn(utc, at), alsoUtc(utc, at)]).toEqual(['03:42 UTC', '']);
});

test('the offset is the one at that moment', () => {
  // Clocks go back at 01:00 UTC.
  const london: Zone = (moment) => (moment < Date.parse('2026-10-25T01:00:00Z') ? 60 : 0);
  expect(timeIn(london, Date.parse('2026-10-25T00:30:00Z'))).toBe('01:30 for you');
  expect(timeIn(london, Date.parse('2026-10-25T01:30:00Z'))).toBe('01:30 for you');
});
