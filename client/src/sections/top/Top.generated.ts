/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { PictureFragment } from '../../ui/Picture.generated.js';
export type Top_Article_Fragment = { __typename: 'Article', author: string, published: string | null, minutes: number, path: string, kind: Types.PageKind, title: string, label: string, updated: string, figure: { __typename: 'Fact', value: string, unit: string | null, text: string } | null, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Picture' }
    & PictureFragment
  ) | null };

export type Top_CaseStudy_Fragment = { __typename: 'CaseStudy', disclosure: string, sector: string, region: string, duration: string, team: string, stack: Array<string>, path: string, kind: Types.PageKind, title: string, label: string, updated: string, change: { __typename: 'Change', before: number, after: number, unit: string, beforeNote: string | null, afterNote: string | null }, results: Array<{ __typename: 'Fact', value: string, unit: string | null, text: string, basis: string | null }>, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Picture' }
    & PictureFragment
  ) | null };

export type Top_PartnerPage_Fragment = { __typename: 'PartnerPage', field: string, website: string, path: string, kind: Types.PageKind, title: string, label: string, updated: string, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Picture' }
    & PictureFragment
  ) | null };

export type Top_PlainPage_Fragment = { __typename: 'PlainPage', path: string, kind: Types.PageKind, title: string, label: string, updated: string, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Picture' }
    & PictureFragment
  ) | null };

export type Top_ProductPage_Fragment = { __typename: 'ProductPage', path: string, kind: Types.PageKind, title: string, label: string, updated: string, links: Array<{ __typename: 'Link', label: string, link: string }>, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Picture' }
    & PictureFragment
  ) | null };

export type Top_ServicePage_Fragment = { __typename: 'ServicePage', path: string, kind: Types.PageKind, title: string, label: string, updated: string, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Picture' }
    & PictureFragment
  ) | null };

export type TopFragment =
  | Top_Article_Fragment
  | Top_CaseStudy_Fragment
  | Top_PartnerPage_Fragment
  | Top_PlainPage_Fragment
  | Top_ProductPage_Fragment
  | Top_ServicePage_Fragment
;
