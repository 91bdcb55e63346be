import { expect, test } from 'vitest';
import { everything } from './readSearch.ts';
import { facets, found } from './samples.ts';
import { toggled } from './search.ts';
import { chosenOf, headline, resolved } from './searchWords.ts';

test('an address may name a filter as people do', () => {
  const cities = {
    __typename: 'JobFacet' as const,
    field: 'CITY' as const,
    options: [{ __typename: 'JobFacetOption' as const, value: 'Tampa', label: 'Tampa', count: 1 }],
  };
  const search = { ...everything, country: ['India', 'US', 'india'], city: ['tampa', 'Atlantis'] };
  const known = resolved(search, [...facets, cities]);
  expect(known).toEqual({ ...search, country: ['IN', 'US'], city: ['Tampa', 'Atlantis'] });
  expect(chosenOf(search, [...facets, cities]).map(({ label }) => label)).toEqual([
    'India',
    'United States',
    'Tampa',
    'Atlantis',
  ]);
  expect(toggled(known, 'country', 'IN', false).country).toEqual(['US']);
});

test.each([
  [0, 2, 'No jobs are open right now'],
  [0, 1, 'No jobs are open right now'],
  [1, 2, 'Page 2 doesn’t exist; there is 1 page'],
  [46, 3, '46 open jobs, page 3 of 3'],
])('the heading of %i jobs on page %i', (totalCount, page, want) => {
  const jobs = { found: found({ totalCount }).searchJobs, busy: false, failed: false, retry: () => {} };
  expect(headline({ ...jobs, foundFor: { ...everything, page } }, everything)).toBe(want);
});
