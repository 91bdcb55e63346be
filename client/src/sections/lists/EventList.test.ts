import { expect, test } from 'vitest';
import { utc } from '#ui/zone.ts';
import { readDate, timesOf } from './EventList.tsx';

test('the date of an event is read from its announcement', () => {
  expect(readDate('December 10, 2026, 15:00–16:00 London time')).toEqual({
    day: '10',
    month: 'December',
    year: '2026',
    weekday: 'Thursday',
    hours: '15:00–16:00',
    zone: 'London time',
  });
  expect(readDate('March 4, 2027, 22:00 – March 5, 2027, 02:00 New York time')).toMatchObject({
    day: '4',
    hours: '22:00 – March 5, 2027, 02:00',
    zone: 'New York time',
  });
});

const event = {
  starts: '2026-12-10T15:00:00Z',
  ends: '2026-12-10T16:00:00Z',
  announced: 'December 10, 2026, 15:00–16:00 London time',
} as Parameters<typeof timesOf>[0];

test.each([
  ['Online', -300, '10', '10:00–11:00', 'for you', '15:00–16:00 London time'],
  ['Online', 780, '11', '04:00–05:00', 'for you', 'December 10, 15:00–16:00 London time'],
  ['Online', 0, '10', '15:00–16:00', 'London time', ''],
  ['London', 780, '10', '15:00–16:00', 'London time', 'December 11, 04:00–05:00 for you'],
  ['London', 510, '10', '15:00–16:00', 'London time', '23:30 – December 11, 2026, 00:30 for you'],
])('%s, for a visitor %i minutes ahead of UTC', (place, minutes, day, hours, zone, other) => {
  const [first, second] = timesOf({ ...event, place }, () => minutes);
  expect([first?.day, first?.hours, first?.zone, second]).toEqual([day, hours, zone, other]);
});

test('without the visitor’s zone an event has the time of its place', () => {
  const [first, second] = timesOf({ ...event, place: 'Online' }, utc);
  expect([first?.hours, first?.zone, second]).toEqual(['15:00–16:00', 'London time', '']);
});

test('an announcement of another form has no date', () => expect(readDate('Some time in spring')).toBeNull());
