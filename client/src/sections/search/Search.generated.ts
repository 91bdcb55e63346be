/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import { type QueryResult, useQuery } from '#data/hooks.ts';
export type SearchQueryVariables = Exact<{
  query: string;
}>;


export type SearchQuery = { search: { __typename: 'SearchResults', correctedQuery: string | null, totalCount: number, groups: Array<{ __typename: 'SearchGroup', kind: Types.SearchKind, totalCount: number, results: Array<{ __typename: 'SearchResult', title: string, section: string | null, path: string, text: string }> }> } | null };


export function useSearchQuery(options: { variables: SearchQueryVariables }): QueryResult<SearchQuery> {
  return useQuery('Search', options);
}