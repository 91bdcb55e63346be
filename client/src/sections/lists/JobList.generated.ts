/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { JobRowFragment } from '../../job/JobRow.generated.js';
export type JobListFragment = { __typename: 'JobListSection', anchor: string | null, heading: string, lead: string | null, jobs: { __typename: 'JobConnection', totalCount: number, hasSamples: boolean, isStale: boolean, asOf: string, nodes: Array<(
      { __typename: 'Job' }
      & JobRowFragment
    )> } | null, more: { __typename: 'Link', label: string, link: string } | null };
