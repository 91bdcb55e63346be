/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { Teaser_Article_Fragment, Teaser_CaseStudy_Fragment, Teaser_PartnerPage_Fragment, Teaser_PlainPage_Fragment, Teaser_ProductPage_Fragment, Teaser_ServicePage_Fragment } from './Teaser.generated.js';
export type PageListFragment = { __typename: 'PageListSection', anchor: string | null, heading: string, lead: string | null, layout: Types.PageListLayout, disclosure: string | null, pages: Array<
    | (
      { __typename: 'Article' }
      & Teaser_Article_Fragment
    )
    | (
      { __typename: 'CaseStudy' }
      & Teaser_CaseStudy_Fragment
    )
    | (
      { __typename: 'PartnerPage' }
      & Teaser_PartnerPage_Fragment
    )
    | (
      { __typename: 'PlainPage' }
      & Teaser_PlainPage_Fragment
    )
    | (
      { __typename: 'ProductPage' }
      & Teaser_ProductPage_Fragment
    )
    | (
      { __typename: 'ServicePage' }
      & Teaser_ServicePage_Fragment
    )
  >, more: { __typename: 'Link', label: string, link: string } | null };
