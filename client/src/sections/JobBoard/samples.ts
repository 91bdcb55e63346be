import type { Mock } from 'storybook/test';
import { austin, vadodara } from '#job/samples.ts';
import type { FacetFragment } from './Facet.generated.ts';
import type { Search } from './readSearch.ts';
import type { OnChange } from './search.ts';
import type { Found } from './useJobs.ts';

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

/** Of 24 jobs. */
export const facets = [
  facet(
    'COUNTRY',
    option('US', 'United States', 10),
    option('IN', 'India', 8),
    option('GB', 'United Kingdom', 4),
    option('CA', 'Canada', 2),
  ),
  facet('WORKPLACE', option('HYBRID', 'Hybrid', 14), option('REMOTE', 'Remote', 7), option('ON_SITE', 'On site', 3)),
  facet(
    'TYPE',
    option('FULL_TIME', 'Full time', 18),
    option('CONTRACT', 'Contract', 6),
    option('PART_TIME', 'Part time', 0),
  ),
  facet('EXPERIENCE', option('ENTRY', '0–2 years', 4), option('MID', '3–5 years', 12), option('SENIOR', '6+ years', 8)),
  facet('SHIFT', option('DAY', 'Day shift', 5), option('NIGHT', 'Night shift', 2), option('WEEKEND', 'Weekends', 1)),
  facet('PAY', option('STATED', 'Pay stated', 21)),
];

const suggestion = (field: 'WORKPLACE' | 'COUNTRY' | null, value: string, label: string, count: number) => ({
  __typename: 'JobSuggestion' as const,
  field,
  value,
  label,
  query: field ? 'cobol' : '',
  count,
});

export const suggestions = [
  suggestion(null, 'cobol', 'cobol', 3),
  suggestion('COUNTRY', 'CA', 'Canada', 2),
  suggestion('WORKPLACE', 'ON_SITE', 'On site', 1),
];

/** An answer to the job search. */
export function found(part: Partial<Found> = {}): { searchJobs: Found } {
  return {
    searchJobs: {
      __typename: 'JobConnection',
      nodes: [austin, vadodara],
      totalCount: 2,
      facets,
      suggestions: [],
      correctedQuery: null,
      nearNote: null,
      distances: null,
      inDescription: 0,
      nearUnit: null,
      hasSamples: false,
      isStale: false,
      asOf: '2026-11-20T09:30:00Z',
      canAlert: true,
      ...part,
    },
  };
}

/** The search that the last call of a story's `onChange` leads to. */
export function changed({ search, onChange }: { search: Search; onChange: OnChange }): Search {
  const change = (onChange as Mock<OnChange>).mock.lastCall?.[0];
  if (!change) throw new Error('nothing was changed');
  return change(search);
}
