import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { officeLines } from './officeLines.ts';
import { apart, mapHeight, mapWidth, nameBox, type Place, placePins } from './pins.ts';
import { dots, samples } from './testing.ts';

/* The offices that the site has. */
const content = readFileSync(`${import.meta.dirname}/../../../server/content/site.yml`, 'utf8');
const offices: Place[] = [
  ...content.matchAll(/label: "?([^",}]+(?:, \w\w)?)"?, .*?latitude: (-?[\d.]+), longitude: (-?[\d.]+)/g),
].map(([, label = '', latitude, longitude]) => ({ label, latitude: Number(latitude), longitude: Number(longitude) }));
const pins = placePins(offices);
const lines = officeLines(
  offices.map((office, i) => ({ ...office, headquarters: i === 0 })),
  pins,
);

test('all 13 offices are read', () => expect(offices).toHaveLength(13));

test('F4: each ring is within 4 px of its city on the widest map', () => {
  const rings = [...dots(lines.headquarters), ...dots(lines.rings)];
  expect(rings).toHaveLength(13);
  for (const [i, [x, y]] of rings.entries()) {
    const { label, latitude, longitude } = offices[i] as Place;
    // The map is 1200 px wide and shows 235 degrees from 140° west and 61° north.
    const off = Math.hypot(
      (x / mapWidth) * 1200 - ((longitude + 140) * 1200) / 235,
      (y / mapWidth) * 1200 - ((61 - latitude) * 1200) / 235,
    );
    expect(off, label).toBeLessThanOrEqual(4);
  }
});

test('F3: names overlap neither names nor rings, and are in view', () => {
  const boxes = pins.map((pin, i) => nameBox(pin, offices[i]?.label ?? ''));
  for (const [i, box] of boxes.entries()) {
    const { label } = offices[i] as Place;
    // The page has a margin of 40 px around the map.
    expect(box[0], label).toBeGreaterThanOrEqual(-20);
    expect(box[2], label).toBeLessThanOrEqual(mapWidth);
    for (const [j, other] of boxes.entries()) {
      if (j !== i) expect(apart(box, other), `${label} and ${offices[j]?.label}`).toBe(true);
      const [x, y] = pins[j]?.place ?? [0, 0];
      expect(apart(box, [x - 4, y - 4, x + 4, y + 4]), `${label} and the ring of ${offices[j]?.label}`).toBe(true);
    }
  }
});

test('no line passes behind the letters of a name, or back to where it came from', () => {
  for (const d of [...lines.legs, lines.hot ?? '']) {
    const points = samples(d);
    for (const [i, [x, y]] of points.entries()) {
      expect(x, d).toBeGreaterThanOrEqual(points[i - 1]?.[0] ?? Number.NEGATIVE_INFINITY);
      for (const [k, pin] of pins.entries()) {
        const [left, top, right, bottom] = nameBox(pin, offices[k]?.label ?? '');
        expect(x > left + 4 && x < right - 4 && y > top + 5 && y < bottom - 5, offices[k]?.label).toBe(false);
      }
    }
  }
});

test('the line crosses Gujarat and runs out of the map at both sides', () => {
  const first = samples(lines.legs[0] ?? '')[0];
  expect(first?.[0]).toBeLessThanOrEqual(-2400);
  const last = samples(lines.hot ?? '');
  expect(last.at(-1)?.[0]).toBeGreaterThanOrEqual(mapWidth + 2000);
  const [x, y] = pins[offices.findIndex(({ label }) => label === 'Vadodara')]?.place ?? [0, 0];
  expect(last.some(([a, b]) => Math.hypot(a - x, b - y) < 4)).toBe(true);
  expect(y).toBeLessThan(mapHeight);
});

test('without London there is no leg to India, without offices no line at all', () => {
  const canada = offices.filter(({ label }) => /Vancouver|Toronto/.test(label));
  const some = officeLines(
    canada.map((office) => ({ ...office, headquarters: false })),
    placePins(canada),
  );
  expect([some.legs.length, some.hot]).toEqual([2, null]);
  expect(officeLines([], [])).toMatchObject({ legs: [], hot: null, rings: '' });
});

test('a city that the map does not know gets a name that is free', () => {
  const more = [
    ...offices,
    { label: 'Boston, MA', latitude: 42.4, longitude: -71.1 },
    { label: 'Leeds', latitude: 53.8, longitude: -1.5 },
  ];
  const boxes = placePins(more).map((pin, i) => nameBox(pin, more[i]?.label ?? ''));
  for (const [i, box] of boxes.entries()) for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
});
