/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type OpenNowFragment = { __typename: 'Now', answers: boolean, office: { __typename: 'RelayOffice', city: string } | null, next: { __typename: 'Handover', at: string, office: { __typename: 'RelayOffice', city: string } | null }, relay: Array<{ __typename: 'Leg', to: string, office: { __typename: 'RelayOffice', city: string } | null }> };
