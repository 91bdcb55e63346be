/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export const NotFoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotFound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nearestPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<NotFoundQuery, NotFoundQueryVariables>;

export function useNotFoundQuery(options: useQuery.Options<NotFoundQuery, NotFoundQueryVariables>): useQuery.Result<NotFoundQuery, NotFoundQueryVariables, 'complete' | 'empty'>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function useNotFoundQuery(options: any): any {
  return useQuery(NotFoundDocument, options);
}
export function useNotFoundLazyQuery(options?: useLazyQuery.Options<NotFoundQuery, NotFoundQueryVariables>): useLazyQuery.ResultTuple<NotFoundQuery, NotFoundQueryVariables, 'complete' | 'empty'>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function useNotFoundLazyQuery(options: any): any {
  return useLazyQuery(NotFoundDocument, options);
}