/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type OfficeClocksFragment = { __typename: 'Now', at: string, offices: Array<{ __typename: 'RelayOffice', city: string, offsets: Array<{ __typename: 'Offset', from: string, minutes: number }> }> };
