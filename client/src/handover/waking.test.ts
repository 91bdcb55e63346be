import { expect, test } from 'vitest';
import { utc, type Zone } from '#ui/zone.ts';
import { waking } from './CallTime.tsx';

const calls = ['09:30', '10:00', '16:00', '19:00', '21:00'].map((at) => ({ slot: at, starts: `2026-12-01T${at}:00Z` }));
const offered = (zone: Zone, chosen?: string) => waking(calls, chosen, zone).map(({ slot }) => slot);
const hours = (count: number) => () => count * 60;

test('times for a call in the night are left out where there are three others, and last where there are not', () => {
  expect(offered(hours(-5))).toEqual(['16:00', '19:00', '21:00']);
  expect(offered(hours(9))).toEqual(['09:30', '10:00', '16:00', '19:00', '21:00']);
  expect(offered(hours(13))).toEqual(['19:00', '21:00', '09:30', '10:00', '16:00']);
  expect(offered(hours(-3))).toEqual(['10:00', '16:00', '19:00', '21:00']);
});

test('the chosen time stays, and where the night is not known, all do', () => {
  expect(offered(hours(-5), '10:00')).toEqual(['10:00', '16:00', '19:00', '21:00']);
  expect(offered(utc)).toHaveLength(5);
});
