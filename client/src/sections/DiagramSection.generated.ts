/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type DiagramFragment = { __typename: 'DiagramSection', anchor: string | null, heading: string, lead: string | null, diagram: Types.DiagramName, caption: string };
