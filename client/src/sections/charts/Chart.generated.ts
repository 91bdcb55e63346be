/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type ChartFragment = { __typename: 'ChartSection', anchor: string | null, heading: string, lead: string | null, chart: Types.ChartKind, unit: string | null, caption: string, axisStart: number | null, from: number | null, to: number | null, sides: { __typename: 'ChartSides', left: string, right: string } | null, marks: Array<{ __typename: 'ChartMark', label: string, value: number | null, after: number | null, of: number | null, at: number | null, when: string | null, decisive: boolean }> };
