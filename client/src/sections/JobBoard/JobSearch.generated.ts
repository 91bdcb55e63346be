/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of contract. */
export type EmploymentType =
  /** For a fixed time. */
  | 'CONTRACT'
  /** Full time. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERNSHIP'
  /** Part time. */
  | 'PART_TIME';

/** How much experience is asked for. */
export type Experience =
  /** 0 to 2 years. */
  | 'ENTRY'
  /** 3 to 5 years. */
  | 'MID'
  /** 6 years and more. */
  | 'SENIOR';

/** What jobs can be filtered by. */
export type JobFacetField =
  /** The category. */
  | 'CATEGORY'
  /** The city. */
  | 'CITY'
  /** The country. */
  | 'COUNTRY'
  /** The experience. */
  | 'EXPERIENCE'
  /** The kind of contract. */
  | 'TYPE'
  /** Where the work is done. */
  | 'WORKPLACE';

/** The order of jobs. */
export type JobSort =
  /** The next to close first; those without a date last. */
  | 'CLOSING'
  /** The newest first. */
  | 'NEWEST'
  /** The best match first. */
  | 'RELEVANCE'
  /** By title, A to Z. */
  | 'TITLE';

/** For how long a salary is paid. */
export type SalaryPeriod =
  /** A day. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** Where the work is done. */
export type Workplace =
  /** Partly at home. */
  | 'HYBRID'
  /** In the office or at the client's. */
  | 'ON_SITE'
  /** At home, within the job's country. */
  | 'REMOTE';

export type JobSearchQueryVariables = Exact<{
  query: string;
  country?: Array<string> | string | null | undefined;
  city?: Array<string> | string | null | undefined;
  workplace?: Array<Types.Workplace> | Types.Workplace | null | undefined;
  type?: Array<Types.EmploymentType> | Types.EmploymentType | null | undefined;
  category?: Array<string> | string | null | undefined;
  experience?: Array<Types.Experience> | Types.Experience | null | undefined;
  sort?: Types.JobSort | null | undefined;
  page?: number | null | undefined;
}>;


export type JobSearchQuery = { searchJobs: { __typename: 'JobConnection', totalCount: number, correctedQuery: string | null, isStale: boolean, asOf: string, nodes: Array<{ __typename: 'Job', id: string, path: string, title: string, workplace: Types.Workplace, type: Types.EmploymentType, experience: Types.Experience, posted: string, closes: string | null, location: { __typename: 'Location', city: string, region: string | null, countryCode: string, country: string }, salary: { __typename: 'Salary', from: number, to: number, currency: string, period: Types.SalaryPeriod } | null }>, facets: Array<{ __typename: 'JobFacet', field: Types.JobFacetField, options: Array<{ __typename: 'JobFacetOption', value: string, label: string, count: number }> }>, suggestions: Array<{ __typename: 'JobSuggestion', field: Types.JobFacetField | null, value: string, label: string, count: number }> } | null };


export const JobSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workplace"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Workplace"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmploymentType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"experience"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Experience"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"workplace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workplace"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"experience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"experience"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"workplace"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<JobSearchQuery, JobSearchQueryVariables>;

export function useJobSearchQuery(options: useQuery.Options<JobSearchQuery, JobSearchQueryVariables>): useQuery.Result<JobSearchQuery, JobSearchQueryVariables, 'complete' | 'empty'>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function useJobSearchQuery(options: any): any {
  return useQuery(JobSearchDocument, options);
}
export function useJobSearchLazyQuery(options?: useLazyQuery.Options<JobSearchQuery, JobSearchQueryVariables>): useLazyQuery.ResultTuple<JobSearchQuery, JobSearchQueryVariables, 'complete' | 'empty'>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function useJobSearchLazyQuery(options: any): any {
  return useLazyQuery(JobSearchDocument, options);
}