/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type ScreenFragment = { __typename: 'ScreenSection', anchor: string | null, heading: string, lead: string | null, screen: Types.ScreenName, more: { __typename: 'Link', label: string, link: string } | null };
