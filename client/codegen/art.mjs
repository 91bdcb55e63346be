// Cuts Natural Earth's land (public domain, 1:110 m) into latitude lines, the raw material of every picture:
// src/art/coast.ts for the four country windows, src/art/world-stage.svg for the home page and the footer.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-110m.json'), 'utf8'));
const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
);

const step = 0.5;
const windows = {
  US: { west: -124, span: 60, north: 50, south: 24 },
  CA: { west: -125, span: 74, north: 62, south: 42 },
  GB: { west: -14, span: 22, north: 60, south: 43 },
  IN: { west: 64, span: 29, north: 33, south: 6 },
};

write('coast.ts', coast());
write('world-stage.svg', map({ west: -179, east: 179, north: 71, south: -56 }, 3, 2.35, 1.9, '#5C7FC4'));

function coast() {
  const entries = Object.entries(windows).map(([code, window]) => {
    const { west, span, north, south } = window;
    return `  ${code}: {\n    west: ${west},\n    span: ${span},\n    north: ${north},\n    south: ${south},\n    lines:\n      '${lines(window)}',\n  },\n`;
  });
  return `// Made by codegen/art.mjs: do not edit.
// \`lines\` are latitudes from north to south, one every ${step}°, separated by commas. A piece of land is four
// digits, its west and its east end in 1/1295 of the window's width, base 36.
export const coast = {\n${entries.join('')}} as const;\n`;
}

function lines({ west, span, north, south }) {
  const digits = (longitude) =>
    Math.round(Math.min(1, Math.max(0, (longitude - west) / span)) * 1295)
      .toString(36)
      .padStart(2, '0');
  return range(north, south, step)
    .map((latitude) =>
      land(latitude)
        .filter(([from, to]) => digits(from) !== digits(to))
        .map(([from, to]) => digits(from) + digits(to))
        .join(''),
    )
    .join();
}

/** A part of the world, so many units to a degree, with a line every `step` degrees. */
function map({ west, east, north, south }, unit, step, weight, color) {
  let path = '';
  for (const latitude of range(north - step / 2, south, step)) {
    let x = 0;
    land(latitude)
      .map(([from, to]) => [Math.max(from, west), Math.min(to, east)])
      .filter(([from, to]) => to - from >= 1.1)
      .forEach(([from, to], index) => {
        const [begin, end] = [from, to].map((longitude) => Math.round((longitude - west) * unit));
        path += index
          ? `m${begin - x} 0h${end - begin}`
          : `M${begin} ${Math.round((north - latitude) * unit)}h${end - begin}`;
        x = end;
      });
  }
  const [width, height] = [(east - west) * unit, (north - south) * unit];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round"><path d="${path}"/></svg>\n`;
}

/** Pieces of land on one latitude, by the even-odd rule, from west to east. */
function land(latitude) {
  return polygons
    .flatMap((polygon) => {
      const crossings = polygon
        .flatMap((ring) =>
          ring.slice(1).flatMap(([x2, y2], i) => {
            const [x1, y1] = ring[i];
            return y1 > latitude === y2 > latitude ? [] : [x1 + ((latitude - y1) * (x2 - x1)) / (y2 - y1)];
          }),
        )
        .sort((a, b) => a - b);
      return crossings.flatMap((x, i) => (i % 2 ? [[crossings[i - 1], x]] : []));
    })
    .sort((a, b) => a[0] - b[0]);
}

function range(from, to, by) {
  return Array.from({ length: Math.floor((from - to) / by + 1e-9) + 1 }, (_, i) => from - i * by);
}

function write(name, text) {
  writeFileSync(new URL(`../src/art/${name}`, import.meta.url), text);
}
