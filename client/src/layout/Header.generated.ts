/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type HeaderFragment = { __typename: 'Site', name: string, menu: Array<{ __typename: 'MenuEntry', title: string, path: string | null, redirectUrl: string | null, badge: Types.MenuBadge | null, items: Array<{ __typename: 'Link', label: string, link: string }>, groups: Array<{ __typename: 'MenuGroup', title: string, path: string, sentence: string, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null }, items: Array<{ __typename: 'Link', label: string, link: string }> }> }>, contact: { __typename: 'Link', label: string, link: string } };
