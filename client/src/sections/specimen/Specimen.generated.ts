/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { SpecimenRecordsFragment } from './Records.generated.js';
import type { SpecimenBarsFragment } from './Bars.generated.js';
import type { SpecimenPlanFragment } from './Plan.generated.js';
import type { SpecimenPlotFragment } from './Plot.generated.js';
import type { SpecimenTextFragment } from './Text.generated.js';
export type SpecimenFragment = { __typename: 'Specimen', title: string, about: string | null, place: string | null, dark: boolean, foot: Array<string> | null, caption: string, grade: { __typename: 'SpecimenText', label: string | null, text: string } | null, body: Array<
    | (
      { __typename: 'SpecimenBars' }
      & SpecimenBarsFragment
    )
    | (
      { __typename: 'SpecimenPlan' }
      & SpecimenPlanFragment
    )
    | (
      { __typename: 'SpecimenPlot' }
      & SpecimenPlotFragment
    )
    | (
      { __typename: 'SpecimenRecords' }
      & SpecimenRecordsFragment
    )
    | (
      { __typename: 'SpecimenText' }
      & SpecimenTextFragment
    )
  >, notes: Array<{ __typename: 'SpecimenText', label: string | null, text: string }> };
