/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type DocumentListFragment = { __typename: 'DocumentListSection', anchor: string | null, heading: string, lead: string | null, disclosure: string | null, documents: Array<{ __typename: 'Document', path: string, title: string, description: string, bytes: number, pageCount: number, paper: Types.Paper, otherPath: string, heading: string, picture: { __typename: 'Picture', url: string, width: number, height: number } | null, page:
      | { __typename: 'Article', path: string, label: string }
      | { __typename: 'CaseStudy', path: string, label: string }
      | { __typename: 'PartnerPage', path: string, label: string }
      | { __typename: 'PlainPage', path: string, label: string }
      | { __typename: 'ProductPage', path: string, label: string }
      | { __typename: 'ServicePage', path: string, label: string }
     }> };
