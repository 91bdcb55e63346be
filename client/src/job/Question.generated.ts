/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type QuestionFragment = { __typename: 'JobQuestion', name: string, label: string, hint: string | null, kind: Types.JobQuestionKind, required: boolean, options: Array<string> };
