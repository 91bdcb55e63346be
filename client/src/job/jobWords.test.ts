import { expect, test } from 'vitest';
import { address, freshness, moment, paid, pay, place, placeAndWorkplace } from '#job/jobWords.ts';

const salary = (from: number, to: number, currency: string, period: 'HOUR' | 'DAY' | 'MONTH' | 'YEAR' = 'YEAR') => ({
  from,
  to,
  currency,
  period,
});

test.each([
  [null, ''],
  [salary(148_000, 172_000, 'USD'), '$148k–172k'],
  [salary(92_500, 110_000, 'CAD'), 'CA$92.5k–110k'],
  [salary(1_800_000, 2_400_000, 'INR'), '₹18–24 lakh'],
  [salary(42, 48, 'GBP', 'HOUR'), '£42–48 an hour'],
  [salary(650, 650, 'GBP', 'DAY'), '£650 a day'],
  [salary(3_800, 4_400, 'USD', 'MONTH'), '$3,800–4,400 a month'],
  [salary(60_000, 72_000, 'CHF'), 'CHF 60k–72k'],
])('pay %j reads %s', (given, words) => {
  expect(pay(given)).toBe(words);
});

test('the job page says for how long the pay is', () => {
  expect(paid(salary(148_000, 172_000, 'USD'))).toEqual({ amount: '$148k–172k', period: 'a year' });
  expect(paid(null).amount).toBe('');
});

test.each([
  [{ posted: '2026-11-18', closesAt: null }, 'New, 2 days ago'],
  [{ posted: '2026-11-19', closesAt: '2026-12-17T06:00:00Z' }, 'New, 1 day ago'],
  [{ posted: '2026-11-20', closesAt: null }, 'New, today'],
  [{ posted: '2026-10-31', closesAt: null }, '20 days ago'],
  [{ posted: '2026-10-31', closesAt: '2026-11-24T05:00:00Z' }, 'Closes in 3 days'],
  [{ posted: '2026-10-31', closesAt: '2026-11-21T05:00:00Z' }, 'Closes today'],
  [{ posted: null, closesAt: '2026-11-21T00:00:00Z' }, 'Closes today'],
  [{ posted: '2026-11-19', closesAt: '2026-11-20T00:00:00Z' }, 'New, 1 day ago'],
  [{ posted: null, closesAt: null }, ''],
])('a job posted and closing %j is told as %s', (job, words) => {
  expect(freshness(job, '2026-11-20T23:59:00Z')).toBe(words);
});

test('places and moments read as people say them', () => {
  const austin = { city: 'Austin', region: 'TX', country: 'United States', countryCode: 'US' };
  expect(place(austin, 'HYBRID')).toBe('Austin, TX');
  expect(place({ ...austin, region: null }, 'ON_SITE')).toBe('Austin, United States');
  expect(place({ city: '', region: 'TX', country: 'United States', countryCode: 'US' }, 'ON_SITE')).toBe(
    'TX, United States',
  );
  expect(place({ city: 'Leeds', region: null, country: 'United Kingdom', countryCode: 'GB' }, 'ON_SITE')).toBe(
    'Leeds, United Kingdom',
  );
  expect(place({ city: 'Pune', region: 'Maharashtra', country: 'India', countryCode: 'IN' }, 'HYBRID')).toBe(
    'Pune, Maharashtra, India',
  );
  expect(place({ city: 'Singapore', region: null, country: 'Singapore', countryCode: 'SG' }, 'ON_SITE')).toBe(
    'Singapore',
  );
  expect(address({ ...austin, postalCode: '78701' }, 'ON_SITE')).toBe('Austin, TX 78701');
  expect(address({ ...austin, postalCode: '78701' }, 'REMOTE')).toBe('Remote in the United States');
  expect(
    address(
      { city: 'Leeds', region: null, country: 'United Kingdom', countryCode: 'GB', postalCode: 'LS1 4AP' },
      'HYBRID',
    ),
  ).toBe('Leeds LS1 4AP, United Kingdom');
  expect(place(austin, 'REMOTE')).toBe('Remote in the United States');
  expect(place({ city: '', region: null, country: 'India', countryCode: 'IN' }, 'NOT_STATED')).toBe('India');
  expect(place({ city: '', region: null, country: '', countryCode: '' }, 'REMOTE')).toBe('Remote');
  expect(placeAndWorkplace(austin, 'HYBRID')).toBe('Austin, TX\u00a0· Hybrid');
  expect(placeAndWorkplace(austin, 'NOT_STATED')).toBe('Austin, TX');
  expect(moment('2026-11-20T09:30:00Z')).toBe('Nov 20, 2026, 09:30 UTC');
});
