/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { JobRowFragment } from '../../job/JobRow.generated.js';
import { type QueryResult, useQuery } from '#data/hooks.ts';
export type SavedJobsFragment = { __typename: 'SavedJobsSection', anchor: string | null, heading: string, lead: string | null };

export type JobsByIdQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type JobsByIdQuery = { jobs: { __typename: 'JobConnection', hasSamples: boolean, isStale: boolean, asOf: string, nodes: Array<(
      { __typename: 'Job', status: Types.JobStatus }
      & JobRowFragment
    )> } | null };


export function useJobsByIdQuery(options: { variables: JobsByIdQueryVariables }): QueryResult<JobsByIdQuery> {
  return useQuery('JobsById', options);
}