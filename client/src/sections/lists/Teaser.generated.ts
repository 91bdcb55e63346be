/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { PictureFragment } from '../../ui/Picture.generated.js';
export type Teaser_Article_Fragment = { __typename: 'Article', minutes: number, published: string | null, path: string, title: string, description: string, label: string, topics: Array<string>, art: (
    { __typename: 'Picture' }
    & PictureFragment
  ) | null, figure: { __typename: 'Fact', value: string, unit: string | null, text: string } | null };

export type Teaser_CaseStudy_Fragment = { __typename: 'CaseStudy', headline: string, disclosure: string, sector: string, path: string, title: string, description: string, label: string, topics: Array<string>, change: { __typename: 'Change', before: number, after: number, unit: string }, result: { __typename: 'Fact', value: string, unit: string | null, text: string, basis: string | null } };

export type Teaser_PartnerPage_Fragment = { __typename: 'PartnerPage', field: string, path: string, title: string, description: string, label: string, topics: Array<string> };

export type Teaser_PlainPage_Fragment = { __typename: 'PlainPage', path: string, title: string, description: string, label: string, topics: Array<string> };

export type Teaser_ProductPage_Fragment = { __typename: 'ProductPage', claim: string, path: string, title: string, description: string, label: string, topics: Array<string>, art: (
    { __typename: 'Picture' }
    & PictureFragment
  ) | null };

export type Teaser_ServicePage_Fragment = { __typename: 'ServicePage', path: string, title: string, description: string, label: string, topics: Array<string> };

export type TeaserFragment =
  | Teaser_Article_Fragment
  | Teaser_CaseStudy_Fragment
  | Teaser_PartnerPage_Fragment
  | Teaser_PlainPage_Fragment
  | Teaser_ProductPage_Fragment
  | Teaser_ServicePage_Fragment
;
