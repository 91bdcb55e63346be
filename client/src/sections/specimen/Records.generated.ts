/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type SpecimenRecordsFragment = { __typename: 'SpecimenRecords', caption: string, columns: Array<string> | null, rows: Array<{ __typename: 'SpecimenRow', cells: Array<string>, state: Types.SpecimenState | null }> };
