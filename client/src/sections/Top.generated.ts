/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { ArtFragment } from './Art.generated.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Top_Article_Fragment = { __typename: 'Article', author: string, published: string, minutes: number, path: string, kind: Types.PageKind, title: string, label: string, updated: string, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Top_CaseStudy_Fragment = { __typename: 'CaseStudy', sector: string, region: string, duration: string, team: string, stack: Array<string>, path: string, kind: Types.PageKind, title: string, label: string, updated: string, results: Array<{ __typename: 'Fact', value: string, unit: string | null, text: string, basis: string | null }>, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Top_PartnerPage_Fragment = { __typename: 'PartnerPage', field: string, website: string, path: string, kind: Types.PageKind, title: string, label: string, updated: string, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Top_PlainPage_Fragment = { __typename: 'PlainPage', path: string, kind: Types.PageKind, title: string, label: string, updated: string, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Top_ProductPage_Fragment = { __typename: 'ProductPage', path: string, kind: Types.PageKind, title: string, label: string, updated: string, links: Array<{ __typename: 'Link', label: string, link: string }>, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Top_ServicePage_Fragment = { __typename: 'ServicePage', path: string, kind: Types.PageKind, title: string, label: string, updated: string, breadcrumbs: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type TopFragment =
  | Top_Article_Fragment
  | Top_CaseStudy_Fragment
  | Top_PartnerPage_Fragment
  | Top_PlainPage_Fragment
  | Top_ProductPage_Fragment
  | Top_ServicePage_Fragment
;

export const TopFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Top"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"stack"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Art"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Illustration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"topology"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<TopFragment, unknown>;