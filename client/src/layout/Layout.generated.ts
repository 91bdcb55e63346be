/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { OpenNowFragment } from '../handover/OpenNow.generated.js';
import type { HeaderFragment } from './Header.generated.js';
import type { FooterFragment } from './Footer.generated.js';
import { type QueryResult, useQuery } from '#data/hooks.ts';
export type LayoutQueryVariables = Exact<{
  country?: string | null | undefined;
}>;


export type LayoutQuery = { jobCount: number | null, site: (
    { __typename: 'Site', name: string, url: string, phone: string, email: string, replyTime: string | null, applicationReadTime: string | null, applicationsKept: string | null, now: (
      { __typename: 'Now' }
      & OpenNowFragment
    ) | null }
    & HeaderFragment
    & FooterFragment
  ) };


export function useLayoutQuery(options?: { variables?: LayoutQueryVariables }): QueryResult<LayoutQuery> {
  return useQuery('Layout', options);
}