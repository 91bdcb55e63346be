/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { DeskViewFragment } from '../../handover/DeskView.generated.js';
import type { ReceiptFragment } from '../../job/Receipt.generated.js';
import type { ProblemFragment } from '../../form/Problem.generated.js';
import { type Mutation, useMutation } from '#data/hooks.ts';
export type EnquiryFormFragment = { __typename: 'EnquiryFormSection', anchor: string | null, heading: string, lead: string | null, interest: string | null, interests: Array<string>, short: boolean, callLink: string | null, events: Array<{ __typename: 'Event', slug: string, title: string, announced: string }>, now: (
    { __typename: 'Now' }
    & DeskViewFragment
  ) | null, calls: Array<(
    { __typename: 'Call' }
    & CallFragment
  )> };

export type CallFragment = { __typename: 'Call', slot: string, starts: string, there: string };

export type SendEnquiryMutationVariables = Exact<{
  input: Types.EnquiryInput;
}>;


export type SendEnquiryMutation = { sendEnquiry: { __typename: 'EnquiryPayload', receipt: (
      { __typename: 'Receipt' }
      & ReceiptFragment
    ) | null, calls: Array<(
      { __typename: 'Call' }
      & CallFragment
    )>, userErrors: Array<(
      { __typename: 'UserError' }
      & ProblemFragment
    )> } };


export function useSendEnquiryMutation(): [Mutation<SendEnquiryMutation, SendEnquiryMutationVariables>] {
  return useMutation('SendEnquiry');
}