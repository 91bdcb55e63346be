/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { SpecimenFragment, SpecimenBody_Picture_Fragment, SpecimenBody_SpecimenBars_Fragment, SpecimenBody_SpecimenPlan_Fragment, SpecimenBody_SpecimenPlot_Fragment, SpecimenBody_SpecimenRecords_Fragment, SpecimenBody_SpecimenText_Fragment } from '../specimen/Specimen.generated.js';
import type { Demo_HandoverDemo_Fragment, Demo_SendTimeDemo_Fragment, Demo_SigningDemo_Fragment, Demo_SourcesDemo_Fragment } from '../Demo/Demo.generated.js';
import type { HandoverDayFragment } from '../../handover/HandoverDay.generated.js';
export type HeroFragment = { __typename: 'HeroSection', anchor: string | null, heading: string, lead: string | null, proof: string | null, actions: Array<{ __typename: 'Link', label: string, link: string }>, doors: Array<{ __typename: 'Card', title: string, text: string, link: string | null }> | null, specimen: (
    { __typename: 'Specimen' }
    & SpecimenFragment
  ) | null, fan: Array<{ __typename: 'SpecimenCard', title: string, page: { __typename: 'Link', label: string, link: string }, body: Array<
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
    > }> | null, demo:
    | (
      { __typename: 'HandoverDemo' }
      & Demo_HandoverDemo_Fragment
    )
    | (
      { __typename: 'SendTimeDemo' }
      & Demo_SendTimeDemo_Fragment
    )
    | (
      { __typename: 'SigningDemo' }
      & Demo_SigningDemo_Fragment
    )
    | (
      { __typename: 'SourcesDemo' }
      & Demo_SourcesDemo_Fragment
    )
   | null, now: (
    { __typename: 'Now', relay: Array<{ __typename: 'Leg', to: string, office: { __typename: 'RelayOffice', city: string } | null }> }
    & HandoverDayFragment
  ) | null };
