/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { OfficeViewFragment } from './OfficeView.generated.js';
export type DeskViewFragment = { __typename: 'Now', at: string, offices: Array<(
    { __typename: 'RelayOffice' }
    & OfficeViewFragment
  )> };
