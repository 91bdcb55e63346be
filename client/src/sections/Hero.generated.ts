/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { ArtFragment } from './Art.generated.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HeroFragment = { __typename: 'HeroSection', anchor: string | null, heading: string, lead: string | null, proof: string | null, stage: Types.ScreenName | null, actions: Array<{ __typename: 'Link', label: string, link: string }>, art: (
    { __typename: 'Illustration' }
    & ArtFragment
  ) | null };

export const HeroFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hero"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Art"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Illustration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"topology"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<HeroFragment, unknown>;