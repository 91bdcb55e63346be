/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import { type QueryResult, useQuery } from '#data/hooks.ts';
export type NotFoundQueryVariables = Exact<{
  path: string;
}>;


export type NotFoundQuery = { nearestPages: Array<
    | { __typename: 'Article', path: string, label: string, description: string }
    | { __typename: 'CaseStudy', path: string, label: string, description: string }
    | { __typename: 'PartnerPage', path: string, label: string, description: string }
    | { __typename: 'PlainPage', path: string, label: string, description: string }
    | { __typename: 'ProductPage', path: string, label: string, description: string }
    | { __typename: 'ServicePage', path: string, label: string, description: string }
  > };


export function useNotFoundQuery(options: { variables: NotFoundQueryVariables }): QueryResult<NotFoundQuery> {
  return useQuery('NotFound', options);
}