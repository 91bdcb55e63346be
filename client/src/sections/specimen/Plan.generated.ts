/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type SpecimenPlanFragment = { __typename: 'SpecimenPlan', caption: string, slots: Array<string>, spans: Array<{ __typename: 'SpecimenSpan', label: string, from: number, to: number, text: string, state: Types.SpecimenState | null }> };
