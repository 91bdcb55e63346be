/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type FactsFragment = { __typename: 'FactsSection', anchor: string | null, heading: string, lead: string | null, facts: Array<{ __typename: 'Fact', value: string, unit: string | null, text: string, basis: string | null }> };
