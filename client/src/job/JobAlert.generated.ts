/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import { type QueryResult, useQuery } from '#data/hooks.ts';
export type NewJobAlertQueryVariables = Exact<{
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
}>;


export type NewJobAlertQuery = { alert: (
    { __typename: 'JobAlert' }
    & JobAlertFragment
  ) | null };

export type JobAlertQueryVariables = Exact<{
  key: string | number;
}>;


export type JobAlertQuery = { alert: (
    { __typename: 'JobAlert', facets: Array<{ __typename: 'JobFacet', field: Types.JobFacetField, options: Array<{ __typename: 'JobFacetOption', value: string, label: string }> }> }
    & JobAlertFragment
  ) | null };

export type JobAlertFragment = { __typename: 'JobAlert', key: string | null, title: string, path: string, frequency: Types.JobAlertFrequency, confirmed: string | null, to: string | null, jobCount: number };


export function useNewJobAlertQuery(options: { variables: NewJobAlertQueryVariables }): QueryResult<NewJobAlertQuery> {
  return useQuery('NewJobAlert', options);
}

export function useJobAlertQuery(options: { variables: JobAlertQueryVariables }): QueryResult<JobAlertQuery> {
  return useQuery('JobAlert', options);
}