/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a list of pages looks. */
export type PageListLayout =
  /** A long index with a filter by topic. */
  | 'INDEX'
  /** One large note with its cover, the others beside it. */
  | 'NOTES'
  /** Products with their screens. */
  | 'PRODUCTS'
  /** Results in large figures, the first one very large. */
  | 'RESULTS'
  /** Ruled rows with a sentence each. */
  | 'ROWS';

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

export type PageListFragment = { __typename: 'PageListSection', anchor: string | null, heading: string, lead: string | null, layout: Types.PageListLayout, pages: Array<
    | { __typename: 'Article', minutes: number, published: string, path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'CaseStudy', sector: string, path: string, title: string, description: string, label: string, topics: Array<string>, result: { __typename: 'Fact', value: string, unit: string | null, text: string, basis: string | null }, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'PartnerPage', field: string, path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'PlainPage', path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'ProductPage', claim: string, screen: Types.ScreenName, path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'ServicePage', path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
  >, more: { __typename: 'Link', label: string, link: string } | null };

export const PageListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Teaser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Art"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Illustration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"topology"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Teaser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<PageListFragment, unknown>;