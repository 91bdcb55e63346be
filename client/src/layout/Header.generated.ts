/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A number that stands beside a menu entry. */
export type MenuBadge =
  /** The number of open jobs, `jobCount`. */
  | 'OPEN_JOBS';

/** How the routes of an illustration run. */
export type Topology =
  /** All meet, then fan out: software. */
  | 'BRANCH'
  /** A wall with gates: security. */
  | 'GATE'
  /** Two bundles become one: integration. */
  | 'JOIN'
  /** Layers of links: AI. */
  | 'LEARN'
  /** Lines that rise into one band: cloud. */
  | 'LIFT'
  /** People and seats in pairs: IT staffing. */
  | 'MATCH'
  /** Bars that hand over: healthcare. */
  | 'SHIFT'
  /** Out of order, then in order: data. */
  | 'SORT'
  /** One node to many ends: marketing. */
  | 'SPREAD';

export type HeaderFragment = { __typename: 'Site', name: string, menu: Array<{ __typename: 'MenuEntry', title: string, path: string | null, redirectUrl: string | null, badge: Types.MenuBadge | null, items: Array<{ __typename: 'Link', label: string, link: string }>, groups: Array<{ __typename: 'MenuGroup', title: string, path: string, sentence: string, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null }, items: Array<{ __typename: 'Link', label: string, link: string }> }> }>, contact: { __typename: 'Link', label: string, link: string } };

export const HeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Header"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"topology"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<HeaderFragment, unknown>;