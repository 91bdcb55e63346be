// Cuts Natural Earth's land (public domain, 1:110 m) into latitude lines: src/art/world-stage.svg, for the home page and
// the footer.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-110m.json'), 'utf8'));
const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
);

write('world-stage.svg', map({ west: -179, east: 179, north: 71, south: -56 }, 3, 2.35, 1.9, '#5C7FC4'));

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
