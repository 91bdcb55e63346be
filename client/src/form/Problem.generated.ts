/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What can be wrong with an input. */
export type UserErrorCode =
  /** The captcha was not solved, was used before or has expired. */
  | 'CAPTCHA'
  /** The file is empty. */
  | 'FILE_EMPTY'
  /** The file is too large. */
  | 'FILE_TOO_LARGE'
  /** The file is of a kind that is not taken. */
  | 'FILE_TYPE'
  /** It is not of the right form. */
  | 'INVALID'
  /** The job was closed. */
  | 'JOB_CLOSED'
  /** Something else was received under this key. Send this with a new key. */
  | 'KEY_REUSED'
  /** There is no such thing, or it has expired. */
  | 'NOT_FOUND'
  /** The host that takes it refused it; the message is the host's. The host's whole answer is in the response's `extensions.upstream`: `status` and `body`. */
  | 'REFUSED'
  /** It must be given. */
  | 'REQUIRED'
  /** It is too long. */
  | 'TOO_LONG'
  /** There are too many. */
  | 'TOO_MANY';

export type ProblemFragment = { __typename: 'UserError', code: Types.UserErrorCode, field: Array<string>, message: string };

export const ProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ProblemFragment, unknown>;