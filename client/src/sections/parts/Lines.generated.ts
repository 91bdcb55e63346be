/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type LinesFragment = { __typename: 'LinesSection', anchor: string | null, heading: string, lead: string | null, lines: Array<{ __typename: 'Line', title: string, text: string, stations: Array<{ __typename: 'Card', title: string, text: string, link: string | null }> }> };
