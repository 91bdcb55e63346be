/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { PlaceFragment } from './Place.generated.js';
import type { PayFragment } from './Pay.generated.js';
export type JobRowFragment = { __typename: 'Job', id: string, path: string, title: string, workplace: Types.Workplace, type: Types.EmploymentType, experience: Types.Experience, shift: Types.JobShift, posted: string | null, closesAt: string | null, location: (
    { __typename: 'Location' }
    & PlaceFragment
  ), salary: (
    { __typename: 'Salary' }
    & PayFragment
  ) | null };
