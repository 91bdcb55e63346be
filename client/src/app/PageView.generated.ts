/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { PageHead_Article_Fragment, PageHead_CaseStudy_Fragment, PageHead_PartnerPage_Fragment, PageHead_PlainPage_Fragment, PageHead_ProductPage_Fragment, PageHead_ServicePage_Fragment } from './PageHead.generated.js';
import type { Top_Article_Fragment, Top_CaseStudy_Fragment, Top_PartnerPage_Fragment, Top_PlainPage_Fragment, Top_ProductPage_Fragment, Top_ServicePage_Fragment } from '../sections/top/Top.generated.js';
import type { Teaser_Article_Fragment, Teaser_CaseStudy_Fragment, Teaser_PartnerPage_Fragment, Teaser_PlainPage_Fragment, Teaser_ProductPage_Fragment, Teaser_ServicePage_Fragment } from '../sections/lists/Teaser.generated.js';
import type { Sections_CallToActionSection_Fragment, Sections_CardsSection_Fragment, Sections_ChartSection_Fragment, Sections_DocumentListSection_Fragment, Sections_EnquiryFormSection_Fragment, Sections_EventListSection_Fragment, Sections_FactsSection_Fragment, Sections_FaqSection_Fragment, Sections_HeroSection_Fragment, Sections_JobBoardSection_Fragment, Sections_JobListSection_Fragment, Sections_LinesSection_Fragment, Sections_OfficesSection_Fragment, Sections_PageListSection_Fragment, Sections_PictureSection_Fragment, Sections_ProseSection_Fragment, Sections_QuoteSection_Fragment, Sections_SavedJobsSection_Fragment, Sections_ServiceIndexSection_Fragment, Sections_SiteSearchSection_Fragment, Sections_StepsSection_Fragment, Sections_TableSection_Fragment } from '../sections/Sections.generated.js';
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
      { __typename: 'ChartSection' }
      & Sections_ChartSection_Fragment
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
      { __typename: 'PictureSection' }
      & Sections_PictureSection_Fragment
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
      { __typename: 'SavedJobsSection' }
      & Sections_SavedJobsSection_Fragment
    )
    | (
      { __typename: 'ServiceIndexSection' }
      & Sections_ServiceIndexSection_Fragment
    )
    | (
      { __typename: 'SiteSearchSection' }
      & Sections_SiteSearchSection_Fragment
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
      { __typename: 'ChartSection' }
      & Sections_ChartSection_Fragment
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
      { __typename: 'PictureSection' }
      & Sections_PictureSection_Fragment
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
      { __typename: 'SavedJobsSection' }
      & Sections_SavedJobsSection_Fragment
    )
    | (
      { __typename: 'ServiceIndexSection' }
      & Sections_ServiceIndexSection_Fragment
    )
    | (
      { __typename: 'SiteSearchSection' }
      & Sections_SiteSearchSection_Fragment
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
      { __typename: 'ChartSection' }
      & Sections_ChartSection_Fragment
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
      { __typename: 'PictureSection' }
      & Sections_PictureSection_Fragment
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
      { __typename: 'SavedJobsSection' }
      & Sections_SavedJobsSection_Fragment
    )
    | (
      { __typename: 'ServiceIndexSection' }
      & Sections_ServiceIndexSection_Fragment
    )
    | (
      { __typename: 'SiteSearchSection' }
      & Sections_SiteSearchSection_Fragment
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
      { __typename: 'ChartSection' }
      & Sections_ChartSection_Fragment
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
      { __typename: 'PictureSection' }
      & Sections_PictureSection_Fragment
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
      { __typename: 'SavedJobsSection' }
      & Sections_SavedJobsSection_Fragment
    )
    | (
      { __typename: 'ServiceIndexSection' }
      & Sections_ServiceIndexSection_Fragment
    )
    | (
      { __typename: 'SiteSearchSection' }
      & Sections_SiteSearchSection_Fragment
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
      { __typename: 'ChartSection' }
      & Sections_ChartSection_Fragment
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
      { __typename: 'PictureSection' }
      & Sections_PictureSection_Fragment
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
      { __typename: 'SavedJobsSection' }
      & Sections_SavedJobsSection_Fragment
    )
    | (
      { __typename: 'ServiceIndexSection' }
      & Sections_ServiceIndexSection_Fragment
    )
    | (
      { __typename: 'SiteSearchSection' }
      & Sections_SiteSearchSection_Fragment
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
  { __typename: 'ServicePage', topics: Array<string>, kind: Types.PageKind, related: Array<
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
      { __typename: 'ChartSection' }
      & Sections_ChartSection_Fragment
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
      { __typename: 'PictureSection' }
      & Sections_PictureSection_Fragment
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
      { __typename: 'SavedJobsSection' }
      & Sections_SavedJobsSection_Fragment
    )
    | (
      { __typename: 'ServiceIndexSection' }
      & Sections_ServiceIndexSection_Fragment
    )
    | (
      { __typename: 'SiteSearchSection' }
      & Sections_SiteSearchSection_Fragment
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
