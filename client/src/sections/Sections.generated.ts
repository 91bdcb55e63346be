/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { HeroFragment } from './top/Hero.generated.js';
import type { ProseFragment } from './parts/Prose.generated.js';
import type { CardsFragment } from './parts/Cards.generated.js';
import type { LinesFragment } from './parts/Lines.generated.js';
import type { StepsFragment } from './parts/Steps.generated.js';
import type { FactsFragment } from './parts/Facts.generated.js';
import type { TableFragment } from './parts/Table.generated.js';
import type { FaqFragment } from './enquiry/Faq.generated.js';
import type { QuoteFragment } from './parts/Quote.generated.js';
import type { PictureSectionFragment } from './parts/PictureSection.generated.js';
import type { ChartFragment } from './charts/Chart.generated.js';
import type { PageListFragment } from './lists/PageList.generated.js';
import type { EventListFragment } from './lists/EventList.generated.js';
import type { DocumentListFragment } from './lists/DocumentList.generated.js';
import type { JobListFragment } from './lists/JobList.generated.js';
import type { JobBoardFragment } from './JobBoard/JobBoard.generated.js';
import type { EnquiryFormFragment } from './enquiry/EnquiryForm.generated.js';
import type { OfficesFragment } from './enquiry/Offices.generated.js';
import type { CallToActionFragment } from './parts/CallToAction.generated.js';
import type { ServiceIndexFragment } from './service/ServiceIndex.generated.js';
import type { SiteSearchFragment } from './search/SiteSearch.generated.js';
import type { SavedJobsFragment } from './JobBoard/SavedJobs.generated.js';
export type Sections_CallToActionSection_Fragment = (
  { __typename: 'CallToActionSection' }
  & CallToActionFragment
);

export type Sections_CardsSection_Fragment = (
  { __typename: 'CardsSection' }
  & CardsFragment
);

export type Sections_ChartSection_Fragment = (
  { __typename: 'ChartSection' }
  & ChartFragment
);

export type Sections_DocumentListSection_Fragment = (
  { __typename: 'DocumentListSection' }
  & DocumentListFragment
);

export type Sections_EnquiryFormSection_Fragment = (
  { __typename: 'EnquiryFormSection' }
  & EnquiryFormFragment
);

export type Sections_EventListSection_Fragment = (
  { __typename: 'EventListSection' }
  & EventListFragment
);

export type Sections_FactsSection_Fragment = (
  { __typename: 'FactsSection' }
  & FactsFragment
);

export type Sections_FaqSection_Fragment = (
  { __typename: 'FaqSection' }
  & FaqFragment
);

export type Sections_HeroSection_Fragment = (
  { __typename: 'HeroSection' }
  & HeroFragment
);

export type Sections_JobBoardSection_Fragment = (
  { __typename: 'JobBoardSection' }
  & JobBoardFragment
);

export type Sections_JobListSection_Fragment = (
  { __typename: 'JobListSection' }
  & JobListFragment
);

export type Sections_LinesSection_Fragment = (
  { __typename: 'LinesSection' }
  & LinesFragment
);

export type Sections_OfficesSection_Fragment = (
  { __typename: 'OfficesSection' }
  & OfficesFragment
);

export type Sections_PageListSection_Fragment = (
  { __typename: 'PageListSection' }
  & PageListFragment
);

export type Sections_PictureSection_Fragment = (
  { __typename: 'PictureSection' }
  & PictureSectionFragment
);

export type Sections_ProseSection_Fragment = (
  { __typename: 'ProseSection' }
  & ProseFragment
);

export type Sections_QuoteSection_Fragment = (
  { __typename: 'QuoteSection' }
  & QuoteFragment
);

export type Sections_SavedJobsSection_Fragment = (
  { __typename: 'SavedJobsSection' }
  & SavedJobsFragment
);

export type Sections_ServiceIndexSection_Fragment = (
  { __typename: 'ServiceIndexSection' }
  & ServiceIndexFragment
);

export type Sections_SiteSearchSection_Fragment = (
  { __typename: 'SiteSearchSection' }
  & SiteSearchFragment
);

export type Sections_StepsSection_Fragment = (
  { __typename: 'StepsSection' }
  & StepsFragment
);

export type Sections_TableSection_Fragment = (
  { __typename: 'TableSection' }
  & TableFragment
);

export type SectionsFragment =
  | Sections_CallToActionSection_Fragment
  | Sections_CardsSection_Fragment
  | Sections_ChartSection_Fragment
  | Sections_DocumentListSection_Fragment
  | Sections_EnquiryFormSection_Fragment
  | Sections_EventListSection_Fragment
  | Sections_FactsSection_Fragment
  | Sections_FaqSection_Fragment
  | Sections_HeroSection_Fragment
  | Sections_JobBoardSection_Fragment
  | Sections_JobListSection_Fragment
  | Sections_LinesSection_Fragment
  | Sections_OfficesSection_Fragment
  | Sections_PageListSection_Fragment
  | Sections_PictureSection_Fragment
  | Sections_ProseSection_Fragment
  | Sections_QuoteSection_Fragment
  | Sections_SavedJobsSection_Fragment
  | Sections_ServiceIndexSection_Fragment
  | Sections_SiteSearchSection_Fragment
  | Sections_StepsSection_Fragment
  | Sections_TableSection_Fragment
;
