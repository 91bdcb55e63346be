/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { OfficeViewFragment } from './OfficeView.generated.js';
export type HandoverDayFragment = { __typename: 'Now', at: string, offices: Array<(
    { __typename: 'RelayOffice', city: string, latitude: number, longitude: number, shifts: Array<{ __typename: 'Shift', from: string, to: string, closed: boolean }>, offsets: Array<{ __typename: 'Offset', from: string, minutes: number }> }
    & OfficeViewFragment
  )> };
