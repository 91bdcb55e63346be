/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { HandoverDayFragment } from '../handover/HandoverDay.generated.js';
export type DiagramFragment = { __typename: 'DiagramSection', anchor: string | null, heading: string, lead: string | null, diagram: Types.DiagramName, alt: string | null, caption: string, labels: Array<{ __typename: 'DiagramLabel', title: string, note: string | null, time: string | null, short: string | null, shortNote: string | null }>, now: (
    { __typename: 'Now' }
    & HandoverDayFragment
  ) | null };
