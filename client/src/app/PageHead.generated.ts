/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PageHead_Article_Fragment = { __typename: 'Article', published: string, path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_CaseStudy_Fragment = { __typename: 'CaseStudy', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_PartnerPage_Fragment = { __typename: 'PartnerPage', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_PlainPage_Fragment = { __typename: 'PlainPage', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_ProductPage_Fragment = { __typename: 'ProductPage', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHead_ServicePage_Fragment = { __typename: 'ServicePage', path: string, kind: Types.PageKind, title: string, description: string, hidden: boolean, updated: string };

export type PageHeadFragment =
  | PageHead_Article_Fragment
  | PageHead_CaseStudy_Fragment
  | PageHead_PartnerPage_Fragment
  | PageHead_PlainPage_Fragment
  | PageHead_ProductPage_Fragment
  | PageHead_ServicePage_Fragment
;

export const PageHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<PageHeadFragment, unknown>;