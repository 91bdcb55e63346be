/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { ArtFragment } from './Art.generated.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Teaser_Article_Fragment = { __typename: 'Article', minutes: number, published: string, path: string, title: string, description: string, label: string, topics: Array<string>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Teaser_CaseStudy_Fragment = { __typename: 'CaseStudy', sector: string, path: string, title: string, description: string, label: string, topics: Array<string>, result: { __typename: 'Fact', value: string, unit: string | null, text: string, basis: string | null }, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Teaser_PartnerPage_Fragment = { __typename: 'PartnerPage', field: string, path: string, title: string, description: string, label: string, topics: Array<string>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Teaser_PlainPage_Fragment = { __typename: 'PlainPage', path: string, title: string, description: string, label: string, topics: Array<string>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Teaser_ProductPage_Fragment = { __typename: 'ProductPage', claim: string, screen: Types.ScreenName, path: string, title: string, description: string, label: string, topics: Array<string>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type Teaser_ServicePage_Fragment = { __typename: 'ServicePage', path: string, title: string, description: string, label: string, topics: Array<string>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) };

export type TeaserFragment =
  | Teaser_Article_Fragment
  | Teaser_CaseStudy_Fragment
  | Teaser_PartnerPage_Fragment
  | Teaser_PlainPage_Fragment
  | Teaser_ProductPage_Fragment
  | Teaser_ServicePage_Fragment
;

export const TeaserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Teaser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Art"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Illustration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"topology"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<TeaserFragment, unknown>;