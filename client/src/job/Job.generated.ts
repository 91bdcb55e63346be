/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { JobFactsFragment } from './JobFacts.generated.js';
import type { RichText_CodeBlock_Fragment, RichText_HeadingBlock_Fragment, RichText_ListBlock_Fragment, RichText_NoteBlock_Fragment, RichText_ParagraphBlock_Fragment, RichText_QuoteBlock_Fragment, RichText_TableBlock_Fragment } from '../ui/RichText.generated.js';
import type { QuestionFragment } from './Question.generated.js';
import type { JobRowFragment } from './JobRow.generated.js';
import type { JobOfficeFragment } from './JobView.generated.js';
import { type QueryResult, useQuery } from '#data/hooks.ts';
export type JobQueryVariables = Exact<{
  id: string | number;
}>;


export type JobQuery = { job: (
    { __typename: 'Job', id: string, path: string, status: Types.JobStatus, sample: boolean, staleAsOf: string | null, summary: string, description: Array<
      | (
        { __typename: 'CodeBlock' }
        & RichText_CodeBlock_Fragment
      )
      | (
        { __typename: 'HeadingBlock' }
        & RichText_HeadingBlock_Fragment
      )
      | (
        { __typename: 'ListBlock' }
        & RichText_ListBlock_Fragment
      )
      | (
        { __typename: 'NoteBlock' }
        & RichText_NoteBlock_Fragment
      )
      | (
        { __typename: 'ParagraphBlock' }
        & RichText_ParagraphBlock_Fragment
      )
      | (
        { __typename: 'QuoteBlock' }
        & RichText_QuoteBlock_Fragment
      )
      | (
        { __typename: 'TableBlock' }
        & RichText_TableBlock_Fragment
      )
    >, questions: Array<(
      { __typename: 'JobQuestion' }
      & QuestionFragment
    )>, similar: Array<(
      { __typename: 'Job', sample: boolean }
      & JobRowFragment
    )>, office: (
      { __typename: 'Office' }
      & JobOfficeFragment
    ) | null }
    & JobFactsFragment
  ) | null, site: { __typename: 'Site', now: { __typename: 'Now', at: string } | null } };


export function useJobQuery(options: { variables: JobQueryVariables }): QueryResult<JobQuery> {
  return useQuery('Job', options);
}