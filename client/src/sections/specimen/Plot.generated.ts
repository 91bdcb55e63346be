/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type SpecimenPlotFragment = { __typename: 'SpecimenPlot', caption: string, xLabel: string, xTicks: Array<string>, yLabel: string, yTicks: Array<number>, lines: Array<{ __typename: 'SpecimenLine', label: string, points: Array<Array<number>>, mark: number | null, text: string | null, state: Types.SpecimenState | null }> };
