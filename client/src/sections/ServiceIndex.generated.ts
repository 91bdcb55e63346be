/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type ServiceIndexFragment = { __typename: 'ServiceIndexSection', anchor: string | null, heading: string, lead: string | null, groups: Array<{ __typename: 'ServiceIndexGroup', title: string, link: string, text: string, services: Array<{ __typename: 'ServiceIndexEntry', label: string, link: string, text: string }> }> };
