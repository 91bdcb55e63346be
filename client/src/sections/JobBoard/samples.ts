import type { JobRowFragment } from '#job/JobRow.generated.ts';
import type { FacetFragment } from './Facet.generated.ts';
import type { Found } from './useJobs.ts';

/** Jobs for stories and tests. */
export const go: JobRowFragment = {
  __typename: 'Job',
  id: '1182',
  path: '/careers/senior-go-engineer-payments-1182',
  title: 'Senior Go engineer, payments',
  workplace: 'HYBRID',
  type: 'FULL_TIME',
  experience: 'SENIOR',
  posted: '2026-11-18',
  closes: '2026-12-16',
  location: { __typename: 'Location', city: 'Austin', region: 'TX', countryCode: 'US', country: 'United States' },
  salary: { __typename: 'Salary', from: 148_000, to: 172_000, currency: 'USD', period: 'YEAR' },
};

export const qa: JobRowFragment = {
  ...go,
  id: '1190',
  path: '/careers/qa-engineer-mobile-apps-1190',
  title: 'QA engineer, mobile apps',
  workplace: 'REMOTE',
  type: 'CONTRACT',
  experience: 'MID',
  posted: '2026-10-30',
  closes: '2026-11-23',
  location: { __typename: 'Location', city: 'Vadodara', region: null, countryCode: 'IN', country: 'India' },
  salary: null,
};

const option = (value: string, label: string, count: number) => ({
  __typename: 'JobFacetOption' as const,
  value,
  label,
  count,
});
const facet = (field: FacetFragment['field'], ...options: FacetFragment['options']): FacetFragment => ({
  __typename: 'JobFacet',
  field,
  options,
});

export const facets = [
  facet('COUNTRY', option('US', 'United States', 5), option('IN', 'India', 4), option('GB', 'United Kingdom', 3)),
  facet('WORKPLACE', option('HYBRID', 'Hybrid', 6), option('REMOTE', 'Remote', 2), option('ON_SITE', 'On site', 1)),
  facet(
    'TYPE',
    option('FULL_TIME', 'Full time', 6),
    option('CONTRACT', 'Contract', 2),
    option('PART_TIME', 'Part time', 0),
  ),
  facet('EXPERIENCE', option('ENTRY', '0–2 years', 1), option('MID', '3–5 years', 4), option('SENIOR', '6+ years', 3)),
];

/** An answer to the job search. */
export function found(part: Partial<Found> = {}): { searchJobs: Found } {
  return {
    searchJobs: {
      __typename: 'JobConnection',
      nodes: [go, qa],
      totalCount: 2,
      facets,
      suggestions: [],
      isStale: false,
      asOf: '2026-11-20T09:30:00Z',
      ...part,
    },
  };
}
