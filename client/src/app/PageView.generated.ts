/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { PageHead_Article_Fragment, PageHead_CaseStudy_Fragment, PageHead_PartnerPage_Fragment, PageHead_PlainPage_Fragment, PageHead_ProductPage_Fragment, PageHead_ServicePage_Fragment } from './PageHead.generated.js';
import type { Top_Article_Fragment, Top_CaseStudy_Fragment, Top_PartnerPage_Fragment, Top_PlainPage_Fragment, Top_ProductPage_Fragment, Top_ServicePage_Fragment } from '../sections/Top.generated.js';
import type { Teaser_Article_Fragment, Teaser_CaseStudy_Fragment, Teaser_PartnerPage_Fragment, Teaser_PlainPage_Fragment, Teaser_ProductPage_Fragment, Teaser_ServicePage_Fragment } from '../sections/Teaser.generated.js';
import type { Sections_CallToActionSection_Fragment, Sections_CardsSection_Fragment, Sections_CountriesSection_Fragment, Sections_DiagramSection_Fragment, Sections_DocumentListSection_Fragment, Sections_EnquiryFormSection_Fragment, Sections_EventListSection_Fragment, Sections_FactsSection_Fragment, Sections_FaqSection_Fragment, Sections_HeroSection_Fragment, Sections_JobBoardSection_Fragment, Sections_JobListSection_Fragment, Sections_LinesSection_Fragment, Sections_OfficesSection_Fragment, Sections_PageListSection_Fragment, Sections_ProseSection_Fragment, Sections_QuoteSection_Fragment, Sections_ScreenSection_Fragment, Sections_StepsSection_Fragment, Sections_TableSection_Fragment } from '../sections/Sections.generated.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PageView_Article_Fragment = (
  { __typename: 'Article', kind: Types.PageKind, related: Array<
    | (
      { __typename: 'Article' }
      & Teaser_Article_Fragment
    )
    | (
      { __typename: 'CaseStudy' }
      & Teaser_CaseStudy_Fragment
    )
    | (
      { __typename: 'PartnerPage' }
      & Teaser_PartnerPage_Fragment
    )
    | (
      { __typename: 'PlainPage' }
      & Teaser_PlainPage_Fragment
    )
    | (
      { __typename: 'ProductPage' }
      & Teaser_ProductPage_Fragment
    )
    | (
      { __typename: 'ServicePage' }
      & Teaser_ServicePage_Fragment
    )
  >, sections: Array<
    | (
      { __typename: 'CallToActionSection' }
      & Sections_CallToActionSection_Fragment
    )
    | (
      { __typename: 'CardsSection' }
      & Sections_CardsSection_Fragment
    )
    | (
      { __typename: 'CountriesSection' }
      & Sections_CountriesSection_Fragment
    )
    | (
      { __typename: 'DiagramSection' }
      & Sections_DiagramSection_Fragment
    )
    | (
      { __typename: 'DocumentListSection' }
      & Sections_DocumentListSection_Fragment
    )
    | (
      { __typename: 'EnquiryFormSection' }
      & Sections_EnquiryFormSection_Fragment
    )
    | (
      { __typename: 'EventListSection' }
      & Sections_EventListSection_Fragment
    )
    | (
      { __typename: 'FactsSection' }
      & Sections_FactsSection_Fragment
    )
    | (
      { __typename: 'FaqSection' }
      & Sections_FaqSection_Fragment
    )
    | (
      { __typename: 'HeroSection' }
      & Sections_HeroSection_Fragment
    )
    | (
      { __typename: 'JobBoardSection' }
      & Sections_JobBoardSection_Fragment
    )
    | (
      { __typename: 'JobListSection' }
      & Sections_JobListSection_Fragment
    )
    | (
      { __typename: 'LinesSection' }
      & Sections_LinesSection_Fragment
    )
    | (
      { __typename: 'OfficesSection' }
      & Sections_OfficesSection_Fragment
    )
    | (
      { __typename: 'PageListSection' }
      & Sections_PageListSection_Fragment
    )
    | (
      { __typename: 'ProseSection' }
      & Sections_ProseSection_Fragment
    )
    | (
      { __typename: 'QuoteSection' }
      & Sections_QuoteSection_Fragment
    )
    | (
      { __typename: 'ScreenSection' }
      & Sections_ScreenSection_Fragment
    )
    | (
      { __typename: 'StepsSection' }
      & Sections_StepsSection_Fragment
    )
    | (
      { __typename: 'TableSection' }
      & Sections_TableSection_Fragment
    )
  > }
  & PageHead_Article_Fragment
  & Top_Article_Fragment
);

export type PageView_CaseStudy_Fragment = (
  { __typename: 'CaseStudy', kind: Types.PageKind, related: Array<
    | (
      { __typename: 'Article' }
      & Teaser_Article_Fragment
    )
    | (
      { __typename: 'CaseStudy' }
      & Teaser_CaseStudy_Fragment
    )
    | (
      { __typename: 'PartnerPage' }
      & Teaser_PartnerPage_Fragment
    )
    | (
      { __typename: 'PlainPage' }
      & Teaser_PlainPage_Fragment
    )
    | (
      { __typename: 'ProductPage' }
      & Teaser_ProductPage_Fragment
    )
    | (
      { __typename: 'ServicePage' }
      & Teaser_ServicePage_Fragment
    )
  >, sections: Array<
    | (
      { __typename: 'CallToActionSection' }
      & Sections_CallToActionSection_Fragment
    )
    | (
      { __typename: 'CardsSection' }
      & Sections_CardsSection_Fragment
    )
    | (
      { __typename: 'CountriesSection' }
      & Sections_CountriesSection_Fragment
    )
    | (
      { __typename: 'DiagramSection' }
      & Sections_DiagramSection_Fragment
    )
    | (
      { __typename: 'DocumentListSection' }
      & Sections_DocumentListSection_Fragment
    )
    | (
      { __typename: 'EnquiryFormSection' }
      & Sections_EnquiryFormSection_Fragment
    )
    | (
      { __typename: 'EventListSection' }
      & Sections_EventListSection_Fragment
    )
    | (
      { __typename: 'FactsSection' }
      & Sections_FactsSection_Fragment
    )
    | (
      { __typename: 'FaqSection' }
      & Sections_FaqSection_Fragment
    )
    | (
      { __typename: 'HeroSection' }
      & Sections_HeroSection_Fragment
    )
    | (
      { __typename: 'JobBoardSection' }
      & Sections_JobBoardSection_Fragment
    )
    | (
      { __typename: 'JobListSection' }
      & Sections_JobListSection_Fragment
    )
    | (
      { __typename: 'LinesSection' }
      & Sections_LinesSection_Fragment
    )
    | (
      { __typename: 'OfficesSection' }
      & Sections_OfficesSection_Fragment
    )
    | (
      { __typename: 'PageListSection' }
      & Sections_PageListSection_Fragment
    )
    | (
      { __typename: 'ProseSection' }
      & Sections_ProseSection_Fragment
    )
    | (
      { __typename: 'QuoteSection' }
      & Sections_QuoteSection_Fragment
    )
    | (
      { __typename: 'ScreenSection' }
      & Sections_ScreenSection_Fragment
    )
    | (
      { __typename: 'StepsSection' }
      & Sections_StepsSection_Fragment
    )
    | (
      { __typename: 'TableSection' }
      & Sections_TableSection_Fragment
    )
  > }
  & PageHead_CaseStudy_Fragment
  & Top_CaseStudy_Fragment
);

export type PageView_PartnerPage_Fragment = (
  { __typename: 'PartnerPage', kind: Types.PageKind, related: Array<
    | (
      { __typename: 'Article' }
      & Teaser_Article_Fragment
    )
    | (
      { __typename: 'CaseStudy' }
      & Teaser_CaseStudy_Fragment
    )
    | (
      { __typename: 'PartnerPage' }
      & Teaser_PartnerPage_Fragment
    )
    | (
      { __typename: 'PlainPage' }
      & Teaser_PlainPage_Fragment
    )
    | (
      { __typename: 'ProductPage' }
      & Teaser_ProductPage_Fragment
    )
    | (
      { __typename: 'ServicePage' }
      & Teaser_ServicePage_Fragment
    )
  >, sections: Array<
    | (
      { __typename: 'CallToActionSection' }
      & Sections_CallToActionSection_Fragment
    )
    | (
      { __typename: 'CardsSection' }
      & Sections_CardsSection_Fragment
    )
    | (
      { __typename: 'CountriesSection' }
      & Sections_CountriesSection_Fragment
    )
    | (
      { __typename: 'DiagramSection' }
      & Sections_DiagramSection_Fragment
    )
    | (
      { __typename: 'DocumentListSection' }
      & Sections_DocumentListSection_Fragment
    )
    | (
      { __typename: 'EnquiryFormSection' }
      & Sections_EnquiryFormSection_Fragment
    )
    | (
      { __typename: 'EventListSection' }
      & Sections_EventListSection_Fragment
    )
    | (
      { __typename: 'FactsSection' }
      & Sections_FactsSection_Fragment
    )
    | (
      { __typename: 'FaqSection' }
      & Sections_FaqSection_Fragment
    )
    | (
      { __typename: 'HeroSection' }
      & Sections_HeroSection_Fragment
    )
    | (
      { __typename: 'JobBoardSection' }
      & Sections_JobBoardSection_Fragment
    )
    | (
      { __typename: 'JobListSection' }
      & Sections_JobListSection_Fragment
    )
    | (
      { __typename: 'LinesSection' }
      & Sections_LinesSection_Fragment
    )
    | (
      { __typename: 'OfficesSection' }
      & Sections_OfficesSection_Fragment
    )
    | (
      { __typename: 'PageListSection' }
      & Sections_PageListSection_Fragment
    )
    | (
      { __typename: 'ProseSection' }
      & Sections_ProseSection_Fragment
    )
    | (
      { __typename: 'QuoteSection' }
      & Sections_QuoteSection_Fragment
    )
    | (
      { __typename: 'ScreenSection' }
      & Sections_ScreenSection_Fragment
    )
    | (
      { __typename: 'StepsSection' }
      & Sections_StepsSection_Fragment
    )
    | (
      { __typename: 'TableSection' }
      & Sections_TableSection_Fragment
    )
  > }
  & PageHead_PartnerPage_Fragment
  & Top_PartnerPage_Fragment
);

export type PageView_PlainPage_Fragment = (
  { __typename: 'PlainPage', kind: Types.PageKind, related: Array<
    | (
      { __typename: 'Article' }
      & Teaser_Article_Fragment
    )
    | (
      { __typename: 'CaseStudy' }
      & Teaser_CaseStudy_Fragment
    )
    | (
      { __typename: 'PartnerPage' }
      & Teaser_PartnerPage_Fragment
    )
    | (
      { __typename: 'PlainPage' }
      & Teaser_PlainPage_Fragment
    )
    | (
      { __typename: 'ProductPage' }
      & Teaser_ProductPage_Fragment
    )
    | (
      { __typename: 'ServicePage' }
      & Teaser_ServicePage_Fragment
    )
  >, sections: Array<
    | (
      { __typename: 'CallToActionSection' }
      & Sections_CallToActionSection_Fragment
    )
    | (
      { __typename: 'CardsSection' }
      & Sections_CardsSection_Fragment
    )
    | (
      { __typename: 'CountriesSection' }
      & Sections_CountriesSection_Fragment
    )
    | (
      { __typename: 'DiagramSection' }
      & Sections_DiagramSection_Fragment
    )
    | (
      { __typename: 'DocumentListSection' }
      & Sections_DocumentListSection_Fragment
    )
    | (
      { __typename: 'EnquiryFormSection' }
      & Sections_EnquiryFormSection_Fragment
    )
    | (
      { __typename: 'EventListSection' }
      & Sections_EventListSection_Fragment
    )
    | (
      { __typename: 'FactsSection' }
      & Sections_FactsSection_Fragment
    )
    | (
      { __typename: 'FaqSection' }
      & Sections_FaqSection_Fragment
    )
    | (
      { __typename: 'HeroSection' }
      & Sections_HeroSection_Fragment
    )
    | (
      { __typename: 'JobBoardSection' }
      & Sections_JobBoardSection_Fragment
    )
    | (
      { __typename: 'JobListSection' }
      & Sections_JobListSection_Fragment
    )
    | (
      { __typename: 'LinesSection' }
      & Sections_LinesSection_Fragment
    )
    | (
      { __typename: 'OfficesSection' }
      & Sections_OfficesSection_Fragment
    )
    | (
      { __typename: 'PageListSection' }
      & Sections_PageListSection_Fragment
    )
    | (
      { __typename: 'ProseSection' }
      & Sections_ProseSection_Fragment
    )
    | (
      { __typename: 'QuoteSection' }
      & Sections_QuoteSection_Fragment
    )
    | (
      { __typename: 'ScreenSection' }
      & Sections_ScreenSection_Fragment
    )
    | (
      { __typename: 'StepsSection' }
      & Sections_StepsSection_Fragment
    )
    | (
      { __typename: 'TableSection' }
      & Sections_TableSection_Fragment
    )
  > }
  & PageHead_PlainPage_Fragment
  & Top_PlainPage_Fragment
);

export type PageView_ProductPage_Fragment = (
  { __typename: 'ProductPage', kind: Types.PageKind, related: Array<
    | (
      { __typename: 'Article' }
      & Teaser_Article_Fragment
    )
    | (
      { __typename: 'CaseStudy' }
      & Teaser_CaseStudy_Fragment
    )
    | (
      { __typename: 'PartnerPage' }
      & Teaser_PartnerPage_Fragment
    )
    | (
      { __typename: 'PlainPage' }
      & Teaser_PlainPage_Fragment
    )
    | (
      { __typename: 'ProductPage' }
      & Teaser_ProductPage_Fragment
    )
    | (
      { __typename: 'ServicePage' }
      & Teaser_ServicePage_Fragment
    )
  >, sections: Array<
    | (
      { __typename: 'CallToActionSection' }
      & Sections_CallToActionSection_Fragment
    )
    | (
      { __typename: 'CardsSection' }
      & Sections_CardsSection_Fragment
    )
    | (
      { __typename: 'CountriesSection' }
      & Sections_CountriesSection_Fragment
    )
    | (
      { __typename: 'DiagramSection' }
      & Sections_DiagramSection_Fragment
    )
    | (
      { __typename: 'DocumentListSection' }
      & Sections_DocumentListSection_Fragment
    )
    | (
      { __typename: 'EnquiryFormSection' }
      & Sections_EnquiryFormSection_Fragment
    )
    | (
      { __typename: 'EventListSection' }
      & Sections_EventListSection_Fragment
    )
    | (
      { __typename: 'FactsSection' }
      & Sections_FactsSection_Fragment
    )
    | (
      { __typename: 'FaqSection' }
      & Sections_FaqSection_Fragment
    )
    | (
      { __typename: 'HeroSection' }
      & Sections_HeroSection_Fragment
    )
    | (
      { __typename: 'JobBoardSection' }
      & Sections_JobBoardSection_Fragment
    )
    | (
      { __typename: 'JobListSection' }
      & Sections_JobListSection_Fragment
    )
    | (
      { __typename: 'LinesSection' }
      & Sections_LinesSection_Fragment
    )
    | (
      { __typename: 'OfficesSection' }
      & Sections_OfficesSection_Fragment
    )
    | (
      { __typename: 'PageListSection' }
      & Sections_PageListSection_Fragment
    )
    | (
      { __typename: 'ProseSection' }
      & Sections_ProseSection_Fragment
    )
    | (
      { __typename: 'QuoteSection' }
      & Sections_QuoteSection_Fragment
    )
    | (
      { __typename: 'ScreenSection' }
      & Sections_ScreenSection_Fragment
    )
    | (
      { __typename: 'StepsSection' }
      & Sections_StepsSection_Fragment
    )
    | (
      { __typename: 'TableSection' }
      & Sections_TableSection_Fragment
    )
  > }
  & PageHead_ProductPage_Fragment
  & Top_ProductPage_Fragment
);

export type PageView_ServicePage_Fragment = (
  { __typename: 'ServicePage', kind: Types.PageKind, related: Array<
    | (
      { __typename: 'Article' }
      & Teaser_Article_Fragment
    )
    | (
      { __typename: 'CaseStudy' }
      & Teaser_CaseStudy_Fragment
    )
    | (
      { __typename: 'PartnerPage' }
      & Teaser_PartnerPage_Fragment
    )
    | (
      { __typename: 'PlainPage' }
      & Teaser_PlainPage_Fragment
    )
    | (
      { __typename: 'ProductPage' }
      & Teaser_ProductPage_Fragment
    )
    | (
      { __typename: 'ServicePage' }
      & Teaser_ServicePage_Fragment
    )
  >, sections: Array<
    | (
      { __typename: 'CallToActionSection' }
      & Sections_CallToActionSection_Fragment
    )
    | (
      { __typename: 'CardsSection' }
      & Sections_CardsSection_Fragment
    )
    | (
      { __typename: 'CountriesSection' }
      & Sections_CountriesSection_Fragment
    )
    | (
      { __typename: 'DiagramSection' }
      & Sections_DiagramSection_Fragment
    )
    | (
      { __typename: 'DocumentListSection' }
      & Sections_DocumentListSection_Fragment
    )
    | (
      { __typename: 'EnquiryFormSection' }
      & Sections_EnquiryFormSection_Fragment
    )
    | (
      { __typename: 'EventListSection' }
      & Sections_EventListSection_Fragment
    )
    | (
      { __typename: 'FactsSection' }
      & Sections_FactsSection_Fragment
    )
    | (
      { __typename: 'FaqSection' }
      & Sections_FaqSection_Fragment
    )
    | (
      { __typename: 'HeroSection' }
      & Sections_HeroSection_Fragment
    )
    | (
      { __typename: 'JobBoardSection' }
      & Sections_JobBoardSection_Fragment
    )
    | (
      { __typename: 'JobListSection' }
      & Sections_JobListSection_Fragment
    )
    | (
      { __typename: 'LinesSection' }
      & Sections_LinesSection_Fragment
    )
    | (
      { __typename: 'OfficesSection' }
      & Sections_OfficesSection_Fragment
    )
    | (
      { __typename: 'PageListSection' }
      & Sections_PageListSection_Fragment
    )
    | (
      { __typename: 'ProseSection' }
      & Sections_ProseSection_Fragment
    )
    | (
      { __typename: 'QuoteSection' }
      & Sections_QuoteSection_Fragment
    )
    | (
      { __typename: 'ScreenSection' }
      & Sections_ScreenSection_Fragment
    )
    | (
      { __typename: 'StepsSection' }
      & Sections_StepsSection_Fragment
    )
    | (
      { __typename: 'TableSection' }
      & Sections_TableSection_Fragment
    )
  > }
  & PageHead_ServicePage_Fragment
  & Top_ServicePage_Fragment
);

export type PageViewFragment =
  | PageView_Article_Fragment
  | PageView_CaseStudy_Fragment
  | PageView_PartnerPage_Fragment
  | PageView_PlainPage_Fragment
  | PageView_ProductPage_Fragment
  | PageView_ServicePage_Fragment
;

export const PageViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Top"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Teaser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sections"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Art"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Illustration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"topology"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hero"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParagraphBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeadingBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"items"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Prose"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProseSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cards"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardsSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"stations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Steps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"decisive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactsSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Faq"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Diagram"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiagramSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"diagram"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Screen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScreenSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"more"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Countries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountriesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Teaser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Teaser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"starts"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"workplace"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobBoard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobBoardSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryFormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}}]}},{"kind":"Field","name":{"kind":"Name","value":"short"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"headquarters"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallToAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Top"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"stack"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hero"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Prose"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cards"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lines"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Steps"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Table"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Faq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Quote"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Diagram"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Screen"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Countries"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobBoard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offices"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallToAction"}}]}}]} as unknown as DocumentNode<PageViewFragment, unknown>;