import { expect, test } from 'vitest';
import { readDate } from './EventList.tsx';

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

test('an announcement of another form has no date', () => expect(readDate('Some time in spring')).toBeNull());
