/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { ProblemFragment } from './Problem.generated.js';
import { type Mutation, useMutation } from '#data/hooks.ts';
export type UploadFileMutationVariables = Exact<{
  input: Types.UploadFileInput;
}>;


export type UploadFileMutation = { uploadFile: { __typename: 'UploadFilePayload', file: { __typename: 'UploadedFile', id: string, name: string, bytes: number, mediaType: string } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & ProblemFragment
    )> } };


export function useUploadFileMutation(): [Mutation<UploadFileMutation, UploadFileMutationVariables>] {
  return useMutation('UploadFile');
}