/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type CallToActionFragment = { __typename: 'CallToActionSection', anchor: string | null, heading: string, lead: string | null, actions: Array<{ __typename: 'Link', label: string, link: string }> };
