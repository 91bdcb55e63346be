import { expect, test } from 'vitest';
import { project } from '#art/projection.ts';
import { percent } from '#ui/amount.ts';
import { utc } from '#ui/zone.ts';
import { duration, headline, lastWorkingDay, momentAt, outlook } from './day.ts';
import { leg, lightAt, night, relayPaths } from './drawing.ts';
import { momentOf, relayOf } from './samples.ts';
import { beside } from './WorldMap.tsx';

const at = (instant: string) => momentAt(relayOf(instant), momentOf(instant));

/** The ends of path data: where each piece begins, and where the last command leaves it. */
const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('bars and the line of the work are those of the day', () => {
  const { share, rows, stretches, holder } = at('a weekday');
  expect(percent(share)).toBe('65.28%');
  expect(holder).toBe(1);
  expect(rows.map(({ bars }) => bars.map(({ from, to }) => `${percent(from)} ${percent(to)}`))).toEqual([
    ['18.75% 54.17%'],
    ['37.5% 72.92%'],
    ['58.33% 93.75%'],
    ['62.5% 97.92%'],
    ['0% 6.25%', '70.83% 100%'],
  ]);
  expect(stretches.map(({ row }) => row)).toEqual([4, -1, 0, 1, 2, 3, 4]);
});

test('what has passed ends at the present, and what is to come begins there', () => {
  const { done, toCome } = relayPaths(at('a weekday'));
  expect(done).toBe('M0 135H90M270 15H700M700 15C720 15 720 45 740 45M740 45H940');
  expect(toCome).toMatch(/^M940 45H970M970 45C990 45 990 75 1010 75M1010 75/);
});

test('on a Sunday nothing is drawn but closed bars', () => {
  const sunday = at('Sunday');
  expect(relayPaths(sunday)).toEqual({ done: '', toCome: '' });
  expect(sunday.rows.flatMap(({ bars }) => bars.filter(({ closed }) => !closed))).toEqual([]);
  expect(sunday.holder).toBe(-1);
});

test('after the end of the data, the last moment is shown', () => {
  const relay = relayOf('a weekday');
  const last = momentAt(relay, Date.parse('2026-06-01T12:00:00Z'));
  expect(last.next).toBeNull();
  expect(outlook(last, utc)).toBe('');
});

test.each([
  [20, '1 min'],
  [50 * 60, '50 min'],
  [180 * 60, '3 h'],
  [(13 * 60 + 5) * 60, '13 h 5 min'],
  [(47 * 60 + 59) * 60, '47 h 59 min'],
  [(102 * 60 + 49) * 60, '4 days'],
])('%i seconds are %s', (seconds, words) => expect(duration(seconds * 1000)).toBe(words));

test.each([
  // Sunday noon UTC. In Tampa and Honolulu, Vadodara opens on the same day.
  [0, 'Next: Vadodara, tomorrow at 04:30 UTC.', 'That’ll be Monday 10:00 there.'],
  [-300, 'Next: Vadodara, tonight at 23:30.', 'That’ll be Monday 10:00 there.'],
  [-600, 'Next: Vadodara, tonight at 18:30.', 'That’ll be Monday 10:00 there.'],
  [330, 'Next: Vadodara, tomorrow at 10:00.', ''],
  [765, 'Next: Vadodara, today at 17:15.', 'That’ll be Monday 10:00 there.'],
])('who begins next is told in the time of a visitor %i minutes ahead of UTC', (minutes, head, line) => {
  const zone = minutes ? () => minutes : utc;
  expect(headline(at('Sunday'), zone)).toBe(head);
  expect(outlook(at('Sunday'), zone)).toBe(line);
});

test('a past day is told in the past', () => {
  expect(headline(at('a weekday'), utc, true)).toBe('London had the work.');
  expect(outlook(at('a weekday'), utc, true)).toBe('Toronto took over at 16:30 UTC, 50 min later.');
});

test('a day further away is called by its name', () => {
  const saturday = momentAt(relayOf('Sunday'), momentOf('Sunday') - 86_400_000);
  expect(headline(saturday, utc)).toBe('Next: Vadodara, Monday at 04:30 UTC.');
});

test('before a Sunday, Friday is the last working day, at the same time, and nobody has the work now', () => {
  const { at: friday, stretches, holder, rows } = lastWorkingDay(relayOf('Sunday'), at('Sunday'));
  expect(friday).toBe(momentOf('Sunday') - 2 * 86_400_000);
  expect(stretches.map(({ row }) => row)).toEqual([4, -1, 0, 1, 2, 3, 4]);
  expect(holder).toBe(-1);
  expect(rows.map(({ state }) => state.open)).toEqual([false, false, false, false, false]);
});

test.each([
  ['2025-11-18T12:00:00Z', 51.5, -0.1, 'day'],
  ['2025-11-18T15:50:00Z', 51.5, -0.1, 'dusk'],
  ['2025-11-18T07:30:00Z', 51.5, -0.1, 'dawn'],
  ['2025-11-18T23:00:00Z', 51.5, -0.1, 'night'],
  ['2025-11-18T23:00:00Z', 49.3, -123.1, 'day'],
  ['2025-06-21T00:30:00Z', 78, 15, 'day'],
  ['2025-12-21T12:00:00Z', 78, 15, 'night'],
])('at %s, the light at %f %f is %s', (time, latitude, longitude, light) =>
  expect(lightAt(Date.parse(time), latitude, longitude)).toBe(light),
);

/** Whether it is night at a place, by the drawing alone: how often a line north from there meets the outline. */
function isNight(time: string, latitude: number, longitude: number): boolean {
  const [x, y] = project(latitude, longitude, 1074);
  const points = numbers(night(Date.parse(time), 1074));
  const corners = points.flatMap((n, i) => (i % 2 ? [] : [[n, points[i + 1] ?? 0] as const]));
  return corners.reduce((inside, [x2, y2], i) => {
    const [x1, y1] = corners.at(i - 1) ?? [0, 0];
    const meets = x1 > x !== x2 > x && y < y1 + ((x - x1) * (y2 - y1)) / (x2 - x1);
    return meets ? !inside : inside;
  }, false);
}

test.each([
  ['2025-11-18T15:40:00Z', 51.5, -0.1, false],
  ['2025-11-18T17:00:00Z', 51.5, -0.1, true],
  ['2025-11-18T15:40:00Z', 22.3, 73.2, true],
  ['2025-11-18T15:40:00Z', 43.7, -79.4, false],
  ['2025-11-18T10:00:00Z', 30.3, -97.7, true],
  // In June the sun does not set in Iceland, and rises late in the south.
  ['2025-06-21T00:30:00Z', 66.5, -19, false],
  ['2025-06-21T11:00:00Z', -53, -70, true],
  ['2025-12-21T12:00:00Z', 70, 25, true],
  // At an equinox, night falls at six.
  ['2025-03-20T12:00:00Z', 40, 120, true],
  ['2025-03-20T12:00:00Z', 40, 80, false],
])('at %s at %f, %f: night is %s', (time, latitude, longitude, dark) =>
  expect(isNight(time, latitude, longitude)).toBe(dark),
);

test('a leg goes from office to office, and never back', () => {
  const path = leg([536, 58], [299, 82]);
  const all = numbers(path);
  expect(all.slice(0, 2)).toEqual([536, 58]);
  expect(all.at(-1)).toBe(299);
  const level = all.slice(2).filter((n) => n > 100);
  expect(level).toEqual([...level].sort((a, b) => b - a));
});

test('names on the map do not cover each other at any width', () => {
  const { offices } = relayOf('a weekday');
  const points = offices.map(({ latitude, longitude }) => project(latitude, longitude, 1074));
  for (const width of [760, 1032, 1160]) {
    const boxes = offices.map(({ city }, row) => {
      const [dx, dy, anchor] = beside(points, row);
      const [x = 0, y = 0] = (points[row] ?? []).map((n) => (n * width) / 1074);
      const length = (city.length + 6) * 7;
      const left = anchor === 'end' ? x + dx - length : x + dx;
      return { left, right: left + length, top: y + dy - 12, bottom: y + dy + 3 };
    });
    const covered = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(covered).toEqual([]);
  }
});
