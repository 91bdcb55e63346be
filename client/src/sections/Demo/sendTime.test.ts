import { expect, test } from 'vitest';
import { clock } from '#ui/date.ts';
import { campaign } from './samples.ts';
import { arrivalsOf, countOf, type SendMode } from './sendTime.ts';

const table = (mode: SendMode, hour: number) =>
  arrivalsOf(campaign.readers, mode, hour * 60).map(
    ({ region, local, day, leaves, isAwake }) =>
      `${region} ${clock(local * 60_000)} ${day} leaves ${clock(leaves * 60_000)} ${isAwake ? 'awake' : 'asleep'}`,
  );

test('on the readers’ own clocks it is the same hour everywhere', () => {
  expect(table('clocks', 9)).toEqual([
    'India 09:00 0 leaves 03:30 awake',
    'United Kingdom 09:00 0 leaves 08:00 awake',
    'US Eastern 09:00 0 leaves 13:00 awake',
    'US Pacific 09:00 0 leaves 16:00 awake',
  ]);
});

test('at one moment it is another hour everywhere, and for some another day', () => {
  expect(table('once', 4)).toEqual([
    'India 09:30 0 leaves 04:00 awake',
    'United Kingdom 05:00 0 leaves 04:00 asleep',
    'US Eastern 00:00 0 leaves 04:00 asleep',
    'US Pacific 21:00 -1 leaves 04:00 awake',
  ]);
  expect(table('once', 23.5)[0]).toBe('India 05:00 1 leaves 23:30 asleep');
});

test('people are awake from seven to ten in the evening', () => {
  const awake = (hour: number) => arrivalsOf(campaign.readers, 'clocks', hour * 60).filter(({ isAwake }) => isAwake);
  expect([6.5, 7, 21.5, 22].map((hour) => countOf(awake(hour)))).toEqual([0, 1840, 1840, 0]);
});
