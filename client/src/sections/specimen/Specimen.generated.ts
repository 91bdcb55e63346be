/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { SpecimenRecordsFragment } from './Records.generated.js';
import type { SpecimenBarsFragment } from './Bars.generated.js';
import type { SpecimenPlanFragment } from './Plan.generated.js';
import type { SpecimenPlotFragment } from './Plot.generated.js';
import type { SpecimenTextFragment } from './Text.generated.js';
import type { PictureFragment } from '../../ui/Picture.generated.js';
export type SpecimenFragment = { __typename: 'Specimen', title: string, about: string | null, place: string | null, dark: boolean, foot: Array<string> | null, caption: string, grade: { __typename: 'SpecimenText', label: string | null, text: string } | null, body: Array<
    | (
      { __typename: 'Picture' }
      & SpecimenBody_Picture_Fragment
    )
    | (
      { __typename: 'SpecimenBars' }
      & SpecimenBody_SpecimenBars_Fragment
    )
    | (
      { __typename: 'SpecimenPlan' }
      & SpecimenBody_SpecimenPlan_Fragment
    )
    | (
      { __typename: 'SpecimenPlot' }
      & SpecimenBody_SpecimenPlot_Fragment
    )
    | (
      { __typename: 'SpecimenRecords' }
      & SpecimenBody_SpecimenRecords_Fragment
    )
    | (
      { __typename: 'SpecimenText' }
      & SpecimenBody_SpecimenText_Fragment
    )
  >, notes: Array<{ __typename: 'SpecimenText', label: string | null, text: string }> };

export type SpecimenBody_Picture_Fragment = (
  { __typename: 'Picture' }
  & PictureFragment
);

export type SpecimenBody_SpecimenBars_Fragment = (
  { __typename: 'SpecimenBars' }
  & SpecimenBarsFragment
);

export type SpecimenBody_SpecimenPlan_Fragment = (
  { __typename: 'SpecimenPlan' }
  & SpecimenPlanFragment
);

export type SpecimenBody_SpecimenPlot_Fragment = (
  { __typename: 'SpecimenPlot' }
  & SpecimenPlotFragment
);

export type SpecimenBody_SpecimenRecords_Fragment = (
  { __typename: 'SpecimenRecords' }
  & SpecimenRecordsFragment
);

export type SpecimenBody_SpecimenText_Fragment = (
  { __typename: 'SpecimenText' }
  & SpecimenTextFragment
);

export type SpecimenBodyFragment =
  | SpecimenBody_Picture_Fragment
  | SpecimenBody_SpecimenBars_Fragment
  | SpecimenBody_SpecimenPlan_Fragment
  | SpecimenBody_SpecimenPlot_Fragment
  | SpecimenBody_SpecimenRecords_Fragment
  | SpecimenBody_SpecimenText_Fragment
;
