/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type FacetFragment = { __typename: 'JobFacet', field: Types.JobFacetField, options: Array<{ __typename: 'JobFacetOption', value: string, label: string, count: number }> };
