/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { PlaceFragment } from './Place.generated.js';
import type { PayFragment } from './Pay.generated.js';
export type JobFactsFragment = { __typename: 'Job', title: string, reference: string, workplace: Types.Workplace, type: Types.EmploymentType, experience: Types.Experience, hours: string | null, shift: Types.JobShift, posted: string | null, closes: string | null, category: string, employer: string, skills: Array<string>, location: (
    { __typename: 'Location', postalCode: string | null }
    & PlaceFragment
  ), salary: (
    { __typename: 'Salary' }
    & PayFragment
  ) | null };
