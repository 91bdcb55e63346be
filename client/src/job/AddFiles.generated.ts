/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { ReceiptFragment } from './Receipt.generated.js';
import type { ProblemFragment } from '../form/Problem.generated.js';
import { type Mutation, useMutation } from '#data/hooks.ts';
export type AddFilesMutationVariables = Exact<{
  input: Types.AddFilesInput;
}>;


export type AddFilesMutation = { addFiles: { __typename: 'ReceiptPayload', receipt: (
      { __typename: 'Receipt' }
      & ReceiptFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & ProblemFragment
    )> } };


export function useAddFilesMutation(): [Mutation<AddFilesMutation, AddFilesMutationVariables>] {
  return useMutation('AddFiles');
}