/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { HandoverDayFragment } from '../../handover/HandoverDay.generated.js';
export type CountriesFragment = { __typename: 'CountriesSection', anchor: string | null, heading: string, countries: Array<{ __typename: 'CountryNote', title: string, text: string, timeZone: string }>, now: (
    { __typename: 'Now' }
    & HandoverDayFragment
  ) | null };
