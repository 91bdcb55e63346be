import type { SearchQuery } from './Search.generated.ts';

type Found = NonNullable<SearchQuery['search']>;

export const noResults: Found = { __typename: 'SearchResults', correctedQuery: null, totalCount: 0, groups: [] };

export const results: Found = {
  __typename: 'SearchResults',
  correctedQuery: 'pentest',
  totalCount: 3,
  groups: [
    {
      __typename: 'SearchGroup',
      kind: 'SERVICE',
      totalCount: 1,
      results: [
        {
          __typename: 'SearchResult',
          title: 'Vulnerability and penetration tests',
          section: 'What it costs',
          path: '/services/vulnerability-assessment-penetration-testing#costs',
          text: 'We look for the way in before somebody else does, and test again after you have closed it.',
        },
      ],
    },
    {
      __typename: 'SearchGroup',
      kind: 'JOB',
      totalCount: 2,
      results: [
        {
          __typename: 'SearchResult',
          title: 'Penetration tester',
          section: null,
          path: '/careers/penetration-tester-1',
          text: 'Two tests a month, and the time to write them up.',
        },
      ],
    },
  ],
};
