import type { Workplace } from '#gql/schema-types.ts';
import { counted, thousands } from '#ui/count.ts';
import { clock, daysBetween, shortDay } from '#ui/date.ts';
import { workplaces } from './jobLabels.ts';
import type { PayFragment } from './Pay.generated.ts';
import type { PlaceFragment } from './Place.generated.ts';

/* A job's facts as text. Nothing here depends on the clock or the browser's language. */

type Salary = Omit<PayFragment, '__typename'>;
type Spot = Pick<PlaceFragment, 'city' | 'region' | 'country' | 'countryCode'>;

/**
 * Where a job is: `Austin, TX`, `London, United Kingdom`, `Remote in India`; empty if the employer does not say. A state
 * or province of North America names its country.
 */
export function place({ city, region, country, countryCode }: Spot, workplace: Workplace, code = ''): string {
  if (workplace === 'REMOTE') return country ? `Remote in ${inSentence(country)}` : 'Remote';
  const local = [city, region].filter(Boolean).join(', ') + code;
  const isNamed = country === city || (city && region && /US|CA/.test(countryCode));
  return [local.trim(), !isNamed && country].filter(Boolean).join(', ');
}

/** The place, and how the work is done there: `Austin, TX · Hybrid`. No line begins with the dot. */
export function placeAndWorkplace(spot: Spot, workplace: Workplace): string {
  return [place(spot, workplace), workplace !== 'REMOTE' && workplaces[workplace]].filter(Boolean).join('\u00a0· ');
}

/** A country's name after a preposition: `the United States`, `India`. */
export const inSentence = (country: string) =>
  /^(United|Netherlands|Philippines)/.test(country) ? `the ${country}` : country;

/** The same with the postal code, where there is one: `Austin, TX 78701`. */
export function address(spot: Spot & { postalCode: string | null }, workplace: Workplace): string {
  return place(spot, workplace, spot.postalCode ? ` ${spot.postalCode}` : '');
}

const signs: Record<string, string> = { USD: '$', CAD: 'CA$', GBP: '£', INR: '₹', EUR: '€' };
const periods = { HOUR: 'an hour', DAY: 'a day', MONTH: 'a month', YEAR: 'a year' } as const;

/**
 * What a job pays: `$148k–172k`, `₹18–24 lakh`, `£42–48 an hour`; empty if the employer does not say. Yearly pay has no
 * unit.
 */
export function pay(salary: Salary | null): string {
  const { amount, period } = paid(salary);
  return salary?.period === 'YEAR' ? amount : `${amount} ${period}`.trim();
}

/** The pay and its period: `$148k–172k` and `a year`; empty if the employer does not say. */
export function paid(salary: Salary | null): { amount: string; period: string } {
  if (!salary) return { amount: '', period: '' };
  const { from, to, currency, period } = salary;
  const sign = signs[currency] ?? `${currency} `;
  const { write, unit } = scale(to, currency);
  const range = from === to ? write(to) : `${write(from)}–${write(to)}`;
  return { amount: sign + range + unit, period: periods[period] };
}

function scale(most: number, currency: string) {
  if (currency === 'INR' && most >= 100_000) return { write: (n: number) => decimal(n / 100_000), unit: ' lakh' };
  if (most >= 10_000) return { write: (n: number) => `${decimal(n / 1000)}k`, unit: '' };
  return { write: thousands, unit: '' };
}

/** At most one decimal, and none when it would be zero. */
function decimal(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** A time: `Nov 18, 2026, 09:30 UTC`. */
export function moment(iso: string): string {
  return `${shortDay(iso)}, ${clock(Date.parse(iso))} UTC`;
}

/**
 * The note at the end of a row: that the job closes soon, or else its age. Its last day is counted where the job is, so
 * the last 24 hours before it closes are today.
 */
export function freshness(
  { posted, closesAt }: { posted: string | null; closesAt: string | null },
  asOf: string,
): string {
  const left = closesAt ? (Date.parse(closesAt) - Date.parse(asOf)) / 86_400_000 : Number.POSITIVE_INFINITY;
  if (left > 0 && left <= 1) return 'Closes today';
  if (left > 0 && left <= 6) return `Closes in ${counted(Math.ceil(left) - 1, 'day')}`;
  if (!posted) return '';
  const age = Math.max(daysBetween(posted, asOf), 0);
  if (age === 0) return 'New, today';
  return `${age <= 3 ? 'New, ' : ''}${counted(age, 'day')} ago`;
}
