/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import { type QueryResult, useQuery } from '#data/hooks.ts';
export type ServiceSearchQueryVariables = Exact<{
  words: string;
}>;


export type ServiceSearchQuery = { pages: Array<
    | { __typename: 'Article', path: string }
    | { __typename: 'CaseStudy', path: string }
    | { __typename: 'PartnerPage', path: string }
    | { __typename: 'PlainPage', path: string }
    | { __typename: 'ProductPage', path: string }
    | { __typename: 'ServicePage', path: string }
  > };


export function useServiceSearchQuery(options: { variables: ServiceSearchQueryVariables }): QueryResult<ServiceSearchQuery> {
  return useQuery('ServiceSearch', options);
}