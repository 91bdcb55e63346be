/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { captcha: { __typename: 'Captcha', provider: Types.CaptchaProvider, siteKey: string | null, challenge: { __typename: 'CaptchaChallenge', algorithm: string, challenge: string, maxNumber: number, salt: string, signature: string } | null } };


export const CaptchaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"siteKey"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"maxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}}]}}]}}]}}]} as unknown as DocumentNode<CaptchaQuery, CaptchaQueryVariables>;

export function useCaptchaQuery(options?: useQuery.Options<CaptchaQuery, CaptchaQueryVariables>): useQuery.Result<CaptchaQuery, CaptchaQueryVariables, 'complete' | 'empty'>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function useCaptchaQuery(options: any): any {
  return useQuery(CaptchaDocument, options);
}
export function useCaptchaLazyQuery(options?: useLazyQuery.Options<CaptchaQuery, CaptchaQueryVariables>): useLazyQuery.ResultTuple<CaptchaQuery, CaptchaQueryVariables, 'complete' | 'empty'>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function useCaptchaLazyQuery(options: any): any {
  return useLazyQuery(CaptchaDocument, options);
}