/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A file to take in. */
export type UploadFileInput = {
  /** The answer to `captcha`. */
  captcha?: string | null | undefined;
  /** The file: PDF, DOC, DOCX, RTF, TXT or ODT, 1 byte to 5 MB (5,242,880 bytes), without macros. */
  file: File;
};

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

export type UploadFileMutationVariables = Exact<{
  input: Types.UploadFileInput;
}>;


export type UploadFileMutation = { uploadFile: { __typename: 'UploadFilePayload', file: { __typename: 'UploadedFile', id: string, name: string, bytes: number, mediaType: string } | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string>, message: string }> } };


export const UploadFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<UploadFileMutation, UploadFileMutationVariables>;

export function useUploadFileMutation(options?: useMutation.Options<UploadFileMutation, UploadFileMutationVariables>): useMutation.ResultTuple<UploadFileMutation, UploadFileMutationVariables>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function useUploadFileMutation(options: any): any {
  return useMutation(UploadFileDocument, options);
}