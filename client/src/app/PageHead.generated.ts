/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type PageHead_Article_Fragment = { __typename: 'Article', published: string | null, path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_CaseStudy_Fragment = { __typename: 'CaseStudy', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_PartnerPage_Fragment = { __typename: 'PartnerPage', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_PlainPage_Fragment = { __typename: 'PlainPage', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_ProductPage_Fragment = { __typename: 'ProductPage', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_ServicePage_Fragment = { __typename: 'ServicePage', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHeadFragment =
  | PageHead_Article_Fragment
  | PageHead_CaseStudy_Fragment
  | PageHead_PartnerPage_Fragment
  | PageHead_PlainPage_Fragment
  | PageHead_ProductPage_Fragment
  | PageHead_ServicePage_Fragment
;
