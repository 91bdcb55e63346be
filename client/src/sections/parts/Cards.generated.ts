/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type CardsFragment = { __typename: 'CardsSection', anchor: string | null, label: string | null, heading: string, lead: string | null, cards: Array<{ __typename: 'Card', title: string, text: string, link: string | null }> };
