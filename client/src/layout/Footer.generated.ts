/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type FooterFragment = { __typename: 'Site', name: string, legalName: string, claim: string, footer: { __typename: 'Footer', services: Array<{ __typename: 'Link', label: string, link: string }>, resources: Array<{ __typename: 'Link', label: string, link: string }>, legal: Array<{ __typename: 'Link', label: string, link: string }>, social: Array<{ __typename: 'Link', label: string, link: string }> }, offices: Array<{ __typename: 'Office', label: string, address: string, latitude: number, longitude: number, headquarters: boolean }> };
