/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The product screens the site can show. */
export type ScreenName =
  /** InkFree: a contract waiting for a signature. */
  | 'INKFREE_SIGNING'
  /** InkFree: the trail of a signed contract. */
  | 'INKFREE_TRAIL'
  /** Mailzzy: an e-mail with its audience and send window. */
  | 'MAILZZY_CAMPAIGN'
  /** Mailzzy: a journey with its checks. */
  | 'MAILZZY_JOURNEY'
  /** Mailzzy: opens by local hour. */
  | 'MAILZZY_REPORT'
  /** RFPPro: where an answer comes from. */
  | 'RFPPRO_LIBRARY'
  /** RFPPro: requirements and their answers. */
  | 'RFPPRO_MATRIX'
  /** Work360: a board with a handover column. */
  | 'WORK360_BOARD'
  /** Work360: shifts over a day. */
  | 'WORK360_HANDOVER';

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

export type HeroFragment = { __typename: 'HeroSection', anchor: string | null, heading: string, lead: string | null, proof: string | null, stage: Types.ScreenName | null, actions: Array<{ __typename: 'Link', label: string, link: string }>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } | null };

export const HeroFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hero"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Art"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Illustration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"topology"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<HeroFragment, unknown>;