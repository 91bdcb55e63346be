/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type TableFragment = { __typename: 'TableSection', anchor: string | null, label: string | null, heading: string, lead: string | null, caption: string, columns: Array<string>, rows: Array<Array<string>> };
