import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { narrowWidth, wideWidth } from './mapWidth.ts';
import { apart, nameBox, type Place, placeNarrow, placeWide } from './pins.ts';

/* The offices that the site has. */
const content = readFileSync(`${import.meta.dirname}/../../../server/content/site.yml`, 'utf8');
const offices: Place[] = [
  ...content.matchAll(/label: "?([^",}]+(?:, \w\w)?)"?, .*?latitude: (-?[\d.]+), longitude: (-?[\d.]+)/g),
].map(([, label = '', latitude, longitude]) => ({ label, latitude: Number(latitude), longitude: Number(longitude) }));

test('all 13 offices are read', () => expect(offices).toHaveLength(13));

test.each([
  ['wide', placeWide, 0, wideWidth],
  ['narrow', placeNarrow, 57, 337],
] as const)('F3: on the %s map names overlap neither names nor dots, and are in view', (_, place, from, to) => {
  const pins = place(offices);
  const boxes = pins.map((pin, i) => nameBox(pin, offices[i]?.label ?? ''));
  for (const [i, box] of boxes.entries()) {
    const { label } = offices[i] as Place;
    expect(box[0], label).toBeGreaterThanOrEqual(from);
    expect(box[2], label).toBeLessThanOrEqual(to);
    for (const [j, other] of boxes.entries()) {
      if (j !== i) expect(apart(box, other), `${label} and ${offices[j]?.label}`).toBe(true);
      const [x, y] = pins[j]?.place ?? [0, 0];
      expect(apart(box, [x - 2, y - 2, x + 2, y + 2]), `${label} and the dot of ${offices[j]?.label}`).toBe(true);
    }
  }
});

test('the dot stays at its place on both maps', () => {
  const london = [{ label: 'London', latitude: 51.5, longitude: -0.1 }];
  expect(placeWide(london)[0]?.place).toEqual([309.8, 33.8]);
  expect(placeNarrow(london)[0]?.place).toEqual(
    [(309.8 * narrowWidth) / wideWidth, 25.1].map((n) => Math.round(n * 10) / 10),
  );
});

test('a city that the map does not know gets a name that is free', () => {
  const more = [
    ...offices,
    { label: 'Boston, MA', latitude: 42.4, longitude: -71.1 },
    { label: 'Leeds', latitude: 53.8, longitude: -1.5 },
  ];
  const pins = placeWide(more);
  const boxes = pins.map((pin, i) => nameBox(pin, more[i]?.label ?? ''));
  for (const [i, box] of boxes.entries()) for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
});
