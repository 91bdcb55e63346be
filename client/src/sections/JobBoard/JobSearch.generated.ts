/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { JobRowFragment } from '../../job/JobRow.generated.js';
import type { FacetFragment } from './Facet.generated.js';
import { type QueryResult, useQuery } from '#data/hooks.ts';
export type JobSearchQueryVariables = Exact<{
  query: string;
  country?: Array<string> | string | null | undefined;
  city?: Array<string> | string | null | undefined;
  workplace?: Array<Types.Workplace> | Types.Workplace | null | undefined;
  type?: Array<Types.EmploymentType> | Types.EmploymentType | null | undefined;
  category?: Array<string> | string | null | undefined;
  experience?: Array<Types.Experience> | Types.Experience | null | undefined;
  shift?: Array<Types.JobShift> | Types.JobShift | null | undefined;
  pay?: Array<Types.JobPay> | Types.JobPay | null | undefined;
  near?: string | null | undefined;
  within?: string | null | undefined;
  sort?: Types.JobSort | null | undefined;
  page?: number | null | undefined;
}>;


export type JobSearchQuery = { searchJobs: { __typename: 'JobConnection', totalCount: number, correctedQuery: string | null, nearNote: string | null, nearUnit: string | null, distances: Array<string | null> | null, inDescription: number, hasSamples: boolean, isStale: boolean, asOf: string, canAlert: boolean, nodes: Array<(
      { __typename: 'Job' }
      & JobRowFragment
    )>, facets: Array<(
      { __typename: 'JobFacet' }
      & FacetFragment
    )>, suggestions: Array<{ __typename: 'JobSuggestion', field: Types.JobFacetField | null, value: string, label: string, query: string, count: number }> } | null };


export function useJobSearchQuery(options: { variables: JobSearchQueryVariables }): QueryResult<JobSearchQuery> {
  return useQuery('JobSearch', options);
}