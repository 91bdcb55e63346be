/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type FaqFragment = { __typename: 'FaqSection', anchor: string | null, heading: string, lead: string | null, questions: Array<{ __typename: 'Question', question: string, answer: string }> };
