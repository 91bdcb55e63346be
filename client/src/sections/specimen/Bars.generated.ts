/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type SpecimenBarsFragment = { __typename: 'SpecimenBars', caption: string, unit: string, legend: Array<string> | null, limit: { __typename: 'SpecimenBar', label: string, value: number } | null, bars: Array<{ __typename: 'SpecimenBar', label: string, value: number, against: number | null, text: string | null, state: Types.SpecimenState | null }> };
