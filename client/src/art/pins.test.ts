import { expect, test } from 'vitest';
import { placePins } from './pins.ts';

const offices = [
  { label: 'Edison, NJ', latitude: 40.5, longitude: -74.4 },
  { label: 'Austin, TX', latitude: 30.3, longitude: -97.7 },
  { label: 'Dallas, TX', latitude: 32.8, longitude: -96.8 },
  { label: 'Chicago, IL', latitude: 41.9, longitude: -87.6 },
  { label: 'Atlanta, GA', latitude: 33.7, longitude: -84.4 },
  { label: 'Tampa, FL', latitude: 27.9, longitude: -82.5 },
  { label: 'San Jose, CA', latitude: 37.3, longitude: -121.9 },
  { label: 'Toronto, ON', latitude: 43.7, longitude: -79.4 },
  { label: 'Vancouver, BC', latitude: 49.3, longitude: -123.1 },
  { label: 'London', latitude: 51.5, longitude: -0.1 },
  { label: 'Manchester', latitude: 53.5, longitude: -2.2 },
  { label: 'Vadodara', latitude: 22.3, longitude: 73.2 },
  { label: 'Noida', latitude: 28.5, longitude: 77.4 },
];

test.each([
  [460, 24],
  [620, 26.5],
])('F3: on a map of %d px no two targets of 24 px overlap', (width, gap) => {
  const pins = placePins(offices, width, gap).map(({ pin }) => pin);
  pins.forEach(([x, y], i) => {
    for (const [otherX, otherY] of pins.slice(i + 1))
      expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(24);
  });
});

test('pins move no further than needed', () => {
  for (const { place, pin } of placePins(offices, 620, 26.5))
    expect(Math.hypot(place[0] - pin[0], place[1] - pin[1])).toBeLessThan(25);
});

test('a pin that stands alone stays at its place', () => {
  const [pin] = placePins([{ label: 'London', latitude: 51.5, longitude: -0.1 }], 620, 26.5);
  expect(pin?.pin).toEqual([309.8, 33.8]);
});

test('two offices in one building get two pins', () => {
  const place = { latitude: 40.5, longitude: -74.4 };
  const [a, b] = placePins(
    [
      { label: 'One', ...place },
      { label: 'Two', ...place },
    ],
    620,
    26.5,
  );
  expect(
    Math.hypot(Number(a?.pin[0]) - Number(b?.pin[0]), Number(a?.pin[1]) - Number(b?.pin[1])),
  ).toBeGreaterThanOrEqual(24);
});

test('every office finds room for its name on a wide map', () => {
  expect(placePins(offices, 620, 26.5).map(({ side }) => side)).not.toContain('none');
});
