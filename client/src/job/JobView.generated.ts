/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type JobOfficeFragment = { __typename: 'Office', city: string, latitude: number, longitude: number, view: { __typename: 'Picture', url: string, width: number, height: number } | null };
