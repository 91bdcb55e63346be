/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An enquiry. Lengths are in characters, after white space around the value is cut. */
export type EnquiryInput = {
  /** The answer to `captcha`. */
  captcha?: string | null | undefined;
  /** The sender's company, at most 120. */
  company?: string | null | undefined;
  /** Whether the sender agrees that the data is used to answer. Must be true. */
  consent: boolean;
  /** The sender's country, at most 60. */
  country?: string | null | undefined;
  /** The sender's e-mail address, at most 254. */
  email: string;
  /** What it is about, at most 120. */
  interest?: string | null | undefined;
  /** A UUID made by the sender: the same for every repeat of the same content, so that a repeat is not a second enquiry, and a new one when the content changes. */
  key: string | number;
  /** The message, 1 to 2,000. */
  message: string;
  /** The sender's name, 1 to 120. */
  name: string;
  /** The path of the page it was sent from. */
  page?: string | null | undefined;
  /** The sender's phone number, 5 to 20 digits. */
  phone?: string | null | undefined;
  /** The keys of up to 20 earlier attempts whose answer never came. Those that arrived are replaced by this enquiry: what was not delivered yet never is, and this one names them. Unknown keys are ignored. */
  replaces?: Array<string | number> | null | undefined;
  /** Leave this empty: only robots fill it. */
  website?: string | null | undefined;
};

/** What was received. */
export type ReceiptKind =
  /** An application. */
  | 'APPLICATION'
  /** An enquiry. */
  | 'ENQUIRY';

/** How far something received has come. Nothing received is ever dropped. */
export type ReceiptState =
  /** It is with the people who read it. */
  | 'DELIVERED'
  /** It is kept safe and on its way to the people who read it. */
  | 'QUEUED'
  /** A later one of the same sender took its place; see `replacedBy`. */
  | 'REPLACED';

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

export type EnquiryFormFragment = { __typename: 'EnquiryFormSection', anchor: string | null, heading: string, lead: string | null, interest: string | null, interests: Array<string>, short: boolean, events: Array<{ __typename: 'Event', slug: string, title: string, announced: string }> };

export type SendEnquiryMutationVariables = Exact<{
  input: Types.EnquiryInput;
}>;


export type SendEnquiryMutation = { sendEnquiry: { __typename: 'EnquiryPayload', receipt: { __typename: 'Receipt', key: string, kind: Types.ReceiptKind, reference: string, state: Types.ReceiptState, received: string, name: string, next: Array<string>, job: { __typename: 'Job', id: string, title: string, path: string } | null, replaces: Array<{ __typename: 'ReceiptReference', reference: string, received: string }>, replacedBy: { __typename: 'ReceiptReference', reference: string, received: string } | null } | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string>, message: string }> } };

export const EnquiryFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryFormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}}]}},{"kind":"Field","name":{"kind":"Name","value":"short"}}]}}]} as unknown as DocumentNode<EnquiryFormFragment, unknown>;
export const SendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Receipt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"received"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"received"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SendEnquiryMutation, SendEnquiryMutationVariables>;

export function useSendEnquiryMutation(options?: useMutation.Options<SendEnquiryMutation, SendEnquiryMutationVariables>): useMutation.ResultTuple<SendEnquiryMutation, SendEnquiryMutationVariables>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function useSendEnquiryMutation(options: any): any {
  return useMutation(SendEnquiryDocument, options);
}