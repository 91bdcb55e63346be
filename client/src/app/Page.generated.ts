/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { PageView_Article_Fragment, PageView_CaseStudy_Fragment, PageView_PartnerPage_Fragment, PageView_PlainPage_Fragment, PageView_ProductPage_Fragment, PageView_ServicePage_Fragment } from './PageView.generated.js';
import { type QueryResult, useQuery } from '#data/hooks.ts';
export type PageQueryVariables = Exact<{
  path: string;
  country?: string | null | undefined;
}>;


export type PageQuery = { page:
    | (
      { __typename: 'Article' }
      & PageView_Article_Fragment
    )
    | (
      { __typename: 'CaseStudy' }
      & PageView_CaseStudy_Fragment
    )
    | (
      { __typename: 'PartnerPage' }
      & PageView_PartnerPage_Fragment
    )
    | (
      { __typename: 'PlainPage' }
      & PageView_PlainPage_Fragment
    )
    | (
      { __typename: 'ProductPage' }
      & PageView_ProductPage_Fragment
    )
    | (
      { __typename: 'ServicePage' }
      & PageView_ServicePage_Fragment
    )
   | null };


export function usePageQuery(options: { variables: PageQueryVariables }): QueryResult<PageQuery> {
  return useQuery('Page', options);
}