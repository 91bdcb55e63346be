/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { RichText_CodeBlock_Fragment, RichText_HeadingBlock_Fragment, RichText_ListBlock_Fragment, RichText_NoteBlock_Fragment, RichText_ParagraphBlock_Fragment, RichText_QuoteBlock_Fragment, RichText_TableBlock_Fragment } from '../../ui/RichText.generated.js';
import type { SpecimenFragment } from '../specimen/Specimen.generated.js';
export type ProseFragment = { __typename: 'ProseSection', anchor: string | null, label: string | null, heading: string, lead: string | null, text: Array<
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
  >, figure: { __typename: 'Fact', value: string, unit: string | null, text: string } | null, specimen: (
    { __typename: 'Specimen' }
    & SpecimenFragment
  ) | null };
