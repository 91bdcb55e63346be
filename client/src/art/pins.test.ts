import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numberOn, type Place, pinSize, placePins } from './pins.ts';

/* The offices that the site has. */
const content = readFileSync(`${import.meta.dirname}/../../../server/content/site.yml`, 'utf8');
const offices: Place[] = [
  ...content.matchAll(/label: "?([^",}]+(?:, \w\w)?)"?, .*?latitude: (-?[\d.]+), longitude: (-?[\d.]+)/g),
].map(([, label = '', latitude, longitude]) => ({ label, latitude: Number(latitude), longitude: Number(longitude) }));

test('all 13 offices are read', () => expect(offices).toHaveLength(13));

test('F4: each dot is at its city, on a map from 71° north to 56° south and from 179° west to 179° east', () => {
  for (const [i, { place }] of placePins(offices).entries()) {
    const { latitude, longitude } = offices[i] as Place;
    expect(place[0]).toBeCloseTo((longitude + 179) / 358, 6);
    expect(place[1]).toBeCloseTo((71 - latitude) / 127, 6);
  }
});

const more = [
  ['Boston, MA', 42.4, -71.1],
  ['Leeds', 53.8, -1.5],
  ['Sydney', -33.9, 151.2],
  ['São Paulo', -23.6, -46.6],
  ['Denver, CO', 39.7, -105],
  ['Auckland', -36.8, 174.8],
].map(([label, latitude, longitude]) => ({ label, latitude, longitude }) as Place);

for (const [name, some] of [
  ['the offices outside India', offices.slice(0, 11)],
  ['all offices', offices],
  ['cities that the map does not know', [...offices, ...more]],
] as const)
  test(`F3: numbers of ${name} are apart on maps of every width`, () => {
    const pins = placePins(some);
    const faults: string[] = [];
    for (let width = 256; width <= 1200; width += 8) {
      const numbers = pins.map((pin) => numberOn(pin, width));
      for (const [i, [x, y]] of numbers.entries()) {
        if (i < 13 && x < pinSize / 2) faults.push(`${some[i]?.label} sticks out at ${width} px`);
        for (const [j, [otherX, otherY]] of numbers.entries())
          if (j > i && Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) < pinSize)
            faults.push(`${some[i]?.label} meets ${some[j]?.label} at ${width} px`);
      }
    }
    expect(faults).toEqual([]);
  });
