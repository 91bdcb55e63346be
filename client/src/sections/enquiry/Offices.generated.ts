/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type OfficesFragment = { __typename: 'OfficesSection', anchor: string | null, heading: string, lead: string | null, offices: Array<{ __typename: 'Office', label: string, location: string, address: string, headquarters: boolean, view: { __typename: 'Picture', url: string, width: number, height: number } | null }> };
