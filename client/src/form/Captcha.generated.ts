/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import { type QueryResult, useQuery } from '#data/hooks.ts';
export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { captcha: { __typename: 'Captcha', provider: Types.CaptchaProvider, siteKey: string | null, challenge: { __typename: 'CaptchaChallenge', algorithm: string, challenge: string, maxNumber: number, salt: string, signature: string } | null } };


export function useCaptchaQuery(options?: { variables?: CaptchaQueryVariables }): QueryResult<CaptchaQuery> {
  return useQuery('Captcha', options);
}