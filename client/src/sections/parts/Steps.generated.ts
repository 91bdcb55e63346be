/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type StepsFragment = { __typename: 'StepsSection', anchor: string | null, label: string | null, heading: string, lead: string | null, unit: string | null, length: number | null, steps: Array<{ __typename: 'Step', title: string, when: string, from: number | null, to: number | null, text: string, decisive: boolean }> };
