/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

export type RichText_CodeBlock_Fragment = { __typename: 'CodeBlock', code: string };

export type RichText_HeadingBlock_Fragment = { __typename: 'HeadingBlock', anchor: string, level: number, text: string };

export type RichText_ListBlock_Fragment = { __typename: 'ListBlock', style: Types.ListStyle, items: Array<string> };

export type RichText_NoteBlock_Fragment = { __typename: 'NoteBlock', figure: string, text: string };

export type RichText_ParagraphBlock_Fragment = { __typename: 'ParagraphBlock', text: string };

export type RichText_QuoteBlock_Fragment = { __typename: 'QuoteBlock', text: string };

export type RichText_TableBlock_Fragment = { __typename: 'TableBlock', caption: string | null, columns: Array<string>, rows: Array<Array<string>> };

export type RichTextFragment =
  | RichText_CodeBlock_Fragment
  | RichText_HeadingBlock_Fragment
  | RichText_ListBlock_Fragment
  | RichText_NoteBlock_Fragment
  | RichText_ParagraphBlock_Fragment
  | RichText_QuoteBlock_Fragment
  | RichText_TableBlock_Fragment
;
