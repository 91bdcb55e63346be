/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { DeskViewFragment } from '../handover/DeskView.generated.js';
import type { OpenNowFragment } from '../handover/OpenNow.generated.js';
import { type QueryResult, useQuery } from '#data/hooks.ts';
export type ReceiptQueryVariables = Exact<{
  key: string | number;
}>;


export type ReceiptQuery = { receipt: (
    { __typename: 'Receipt' }
    & ReceiptFragment
  ) | null };

export type ReceiptFragment = { __typename: 'Receipt', key: string, kind: Types.ReceiptKind, reference: string, state: Types.ReceiptState, received: string, name: string, sent: Array<Array<string>>, filesLeft: number, correctable: boolean, withdrawn: string | null, next: Array<string>, dueStep: number | null, opened: string | null, confirmed: boolean, due: string | null, files: Array<{ __typename: 'ReceiptFile', name: string, bytes: number }>, job: { __typename: 'Job', id: string, title: string, path: string } | null, replaces: Array<{ __typename: 'ReceiptReference', reference: string, received: string }>, replacedBy: { __typename: 'ReceiptReference', key: string | null, reference: string, received: string } | null, call: { __typename: 'Call', starts: string, there: string } | null, calls: Array<{ __typename: 'Call', slot: string, starts: string, there: string }>, holidays: Array<{ __typename: 'Holiday', date: string, name: string | null, cities: Array<string> }>, now: (
    { __typename: 'Now', offices: Array<{ __typename: 'RelayOffice', city: string, offsets: Array<{ __typename: 'Offset', from: string, minutes: number }> }> }
    & DeskViewFragment
    & OpenNowFragment
  ) | null };


export function useReceiptQuery(options: { variables: ReceiptQueryVariables }): QueryResult<ReceiptQuery> {
  return useQuery('Receipt', options);
}