/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The diagrams the site can draw. */
export type DiagramName =
  /** Sources, checks, warehouse, readers. */
  | 'DATA_FLOW'
  /** A day handed over between four countries. */
  | 'HANDOVER'
  /** Systems that exchange facts through one hub. */
  | 'INTEGRATION_HUB'
  /** From commit to production. */
  | 'PIPELINE'
  /** From open seat to signed contract. */
  | 'STAFFING_FUNNEL'
  /** Requests that pass or stop at one policy gate. */
  | 'ZERO_TRUST';

export type DiagramFragment = { __typename: 'DiagramSection', anchor: string | null, heading: string, lead: string | null, diagram: Types.DiagramName, caption: string };

export const DiagramFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Diagram"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiagramSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"diagram"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]} as unknown as DocumentNode<DiagramFragment, unknown>;