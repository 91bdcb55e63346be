/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The diagrams the site can draw. */
export type DiagramName =
  /** Sources, checks, warehouse, readers. */
  | 'DATA_FLOW'
  /** A day handed over between four countries. */
  | 'HANDOVER'
  /** Systems that exchange facts through one hub. */
  | 'INTEGRATION_HUB'
  /** From commit to production. */
  | 'PIPELINE'
  /** From open seat to signed contract. */
  | 'STAFFING_FUNNEL'
  /** Requests that pass or stop at one policy gate. */
  | 'ZERO_TRUST';

/** The kind of contract. */
export type EmploymentType =
  /** For a fixed time. */
  | 'CONTRACT'
  /** Full time. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERNSHIP'
  /** Part time. */
  | 'PART_TIME';

/** Upcoming or past. */
export type EventTime =
  /** Over. */
  | 'PAST'
  /** Not yet over. */
  | 'UPCOMING';

/** How much experience is asked for. */
export type Experience =
  /** 0 to 2 years. */
  | 'ENTRY'
  /** 3 to 5 years. */
  | 'MID'
  /** 6 years and more. */
  | 'SENIOR';

/** How the items of a list are marked. */
export type ListStyle =
  /** By a node. */
  | 'BULLET'
  /** By a box to tick. */
  | 'CHECK'
  /** By a number, from 1. */
  | 'NUMBERED';

/** How a list of pages looks. */
export type PageListLayout =
  /** A long index with a filter by topic. */
  | 'INDEX'
  /** One large note with its cover, the others beside it. */
  | 'NOTES'
  /** Products with their screens. */
  | 'PRODUCTS'
  /** Results in large figures, the first one very large. */
  | 'RESULTS'
  /** Ruled rows with a sentence each. */
  | 'ROWS';

/** For how long a salary is paid. */
export type SalaryPeriod =
  /** A day. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** The product screens the site can show. */
export type ScreenName =
  /** InkFree: a contract waiting for a signature. */
  | 'INKFREE_SIGNING'
  /** InkFree: the trail of a signed contract. */
  | 'INKFREE_TRAIL'
  /** Mailzzy: an e-mail with its audience and send window. */
  | 'MAILZZY_CAMPAIGN'
  /** Mailzzy: a journey with its checks. */
  | 'MAILZZY_JOURNEY'
  /** Mailzzy: opens by local hour. */
  | 'MAILZZY_REPORT'
  /** RFPPro: where an answer comes from. */
  | 'RFPPRO_LIBRARY'
  /** RFPPro: requirements and their answers. */
  | 'RFPPRO_MATRIX'
  /** Work360: a board with a handover column. */
  | 'WORK360_BOARD'
  /** Work360: shifts over a day. */
  | 'WORK360_HANDOVER';

/** How the routes of an illustration run. */
export type Topology =
  /** All meet, then fan out: software. */
  | 'BRANCH'
  /** A wall with gates: security. */
  | 'GATE'
  /** Two bundles become one: integration. */
  | 'JOIN'
  /** Layers of links: AI. */
  | 'LEARN'
  /** Lines that rise into one band: cloud. */
  | 'LIFT'
  /** People and seats in pairs: IT staffing. */
  | 'MATCH'
  /** Bars that hand over: healthcare. */
  | 'SHIFT'
  /** Out of order, then in order: data. */
  | 'SORT'
  /** One node to many ends: marketing. */
  | 'SPREAD';

/** Where the work is done. */
export type Workplace =
  /** Partly at home. */
  | 'HYBRID'
  /** In the office or at the client's. */
  | 'ON_SITE'
  /** At home, within the job's country. */
  | 'REMOTE';

export type Sections_CallToActionSection_Fragment = { __typename: 'CallToActionSection', anchor: string | null, heading: string, lead: string | null, actions: Array<{ __typename: 'Link', label: string, link: string }> };

export type Sections_CardsSection_Fragment = { __typename: 'CardsSection', anchor: string | null, heading: string, lead: string | null, cards: Array<{ __typename: 'Card', title: string, text: string, link: string | null }> };

export type Sections_CountriesSection_Fragment = { __typename: 'CountriesSection', anchor: string | null, heading: string, countries: Array<{ __typename: 'CountryNote', title: string, text: string, timeZone: string }> };

export type Sections_DiagramSection_Fragment = { __typename: 'DiagramSection', anchor: string | null, heading: string, lead: string | null, diagram: Types.DiagramName, caption: string };

export type Sections_DocumentListSection_Fragment = { __typename: 'DocumentListSection', anchor: string | null, heading: string, lead: string | null, documents: Array<{ __typename: 'Document', path: string, title: string, description: string, mediaType: string, bytes: number, pageCount: number, page:
      | { __typename: 'Article', path: string, label: string }
      | { __typename: 'CaseStudy', path: string, label: string }
      | { __typename: 'PartnerPage', path: string, label: string }
      | { __typename: 'PlainPage', path: string, label: string }
      | { __typename: 'ProductPage', path: string, label: string }
      | { __typename: 'ServicePage', path: string, label: string }
     }> };

export type Sections_EnquiryFormSection_Fragment = { __typename: 'EnquiryFormSection', anchor: string | null, heading: string, lead: string | null, interest: string | null, interests: Array<string>, short: boolean, events: Array<{ __typename: 'Event', slug: string, title: string, announced: string }> };

export type Sections_EventListSection_Fragment = { __typename: 'EventListSection', anchor: string | null, heading: string, lead: string | null, when: Types.EventTime, events: Array<{ __typename: 'Event', slug: string, title: string, starts: string, announced: string, place: string, text: Array<
      | { __typename: 'CodeBlock', code: string }
      | { __typename: 'HeadingBlock', anchor: string, level: number, text: string }
      | { __typename: 'ListBlock', style: Types.ListStyle, items: Array<string> }
      | { __typename: 'NoteBlock', figure: string, text: string }
      | { __typename: 'ParagraphBlock', text: string }
      | { __typename: 'QuoteBlock', text: string }
      | { __typename: 'TableBlock', caption: string | null, columns: Array<string>, rows: Array<Array<string>> }
    >, link: { __typename: 'Link', label: string, link: string } | null }> };

export type Sections_FactsSection_Fragment = { __typename: 'FactsSection', anchor: string | null, heading: string, lead: string | null, facts: Array<{ __typename: 'Fact', value: string, unit: string | null, text: string, basis: string | null }> };

export type Sections_FaqSection_Fragment = { __typename: 'FaqSection', anchor: string | null, heading: string, lead: string | null, questions: Array<{ __typename: 'Question', question: string, answer: string }> };

export type Sections_HeroSection_Fragment = { __typename: 'HeroSection', anchor: string | null, heading: string, lead: string | null, proof: string | null, stage: Types.ScreenName | null, actions: Array<{ __typename: 'Link', label: string, link: string }>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } | null };

export type Sections_JobBoardSection_Fragment = { __typename: 'JobBoardSection', anchor: string | null, heading: string, lead: string | null };

export type Sections_JobListSection_Fragment = { __typename: 'JobListSection', anchor: string | null, heading: string, lead: string | null, jobs: { __typename: 'JobConnection', totalCount: number, isStale: boolean, asOf: string, nodes: Array<{ __typename: 'Job', id: string, path: string, title: string, workplace: Types.Workplace, type: Types.EmploymentType, experience: Types.Experience, posted: string, closes: string | null, location: { __typename: 'Location', city: string, region: string | null, countryCode: string, country: string }, salary: { __typename: 'Salary', from: number, to: number, currency: string, period: Types.SalaryPeriod } | null }> } | null, more: { __typename: 'Link', label: string, link: string } | null };

export type Sections_LinesSection_Fragment = { __typename: 'LinesSection', anchor: string | null, heading: string, lead: string | null, lines: Array<{ __typename: 'Line', title: string, text: string, stations: Array<{ __typename: 'Card', title: string, text: string, link: string | null }> }> };

export type Sections_OfficesSection_Fragment = { __typename: 'OfficesSection', anchor: string | null, heading: string, lead: string | null, offices: Array<{ __typename: 'Office', label: string, location: string, address: string, headquarters: boolean }> };

export type Sections_PageListSection_Fragment = { __typename: 'PageListSection', anchor: string | null, heading: string, lead: string | null, layout: Types.PageListLayout, pages: Array<
    | { __typename: 'Article', minutes: number, published: string, path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'CaseStudy', sector: string, path: string, title: string, description: string, label: string, topics: Array<string>, result: { __typename: 'Fact', value: string, unit: string | null, text: string, basis: string | null }, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'PartnerPage', field: string, path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'PlainPage', path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'ProductPage', claim: string, screen: Types.ScreenName, path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
    | { __typename: 'ServicePage', path: string, title: string, description: string, label: string, topics: Array<string>, art: { __typename: 'Illustration', seed: string, topology: Types.Topology, country: string | null } }
  >, more: { __typename: 'Link', label: string, link: string } | null };

export type Sections_ProseSection_Fragment = { __typename: 'ProseSection', anchor: string | null, heading: string, lead: string | null, text: Array<
    | { __typename: 'CodeBlock', code: string }
    | { __typename: 'HeadingBlock', anchor: string, level: number, text: string }
    | { __typename: 'ListBlock', style: Types.ListStyle, items: Array<string> }
    | { __typename: 'NoteBlock', figure: string, text: string }
    | { __typename: 'ParagraphBlock', text: string }
    | { __typename: 'QuoteBlock', text: string }
    | { __typename: 'TableBlock', caption: string | null, columns: Array<string>, rows: Array<Array<string>> }
  > };

export type Sections_QuoteSection_Fragment = { __typename: 'QuoteSection', anchor: string | null, heading: string, quote: string, source: string };

export type Sections_ScreenSection_Fragment = { __typename: 'ScreenSection', anchor: string | null, heading: string, lead: string | null, screen: Types.ScreenName, more: { __typename: 'Link', label: string, link: string } | null };

export type Sections_StepsSection_Fragment = { __typename: 'StepsSection', anchor: string | null, heading: string, lead: string | null, steps: Array<{ __typename: 'Step', title: string, when: string, from: number | null, to: number | null, text: string, decisive: boolean }> };

export type Sections_TableSection_Fragment = { __typename: 'TableSection', anchor: string | null, heading: string, lead: string | null, caption: string, columns: Array<string>, rows: Array<Array<string>> };

export type SectionsFragment =
  | Sections_CallToActionSection_Fragment
  | Sections_CardsSection_Fragment
  | Sections_CountriesSection_Fragment
  | Sections_DiagramSection_Fragment
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
  | Sections_ProseSection_Fragment
  | Sections_QuoteSection_Fragment
  | Sections_ScreenSection_Fragment
  | Sections_StepsSection_Fragment
  | Sections_TableSection_Fragment
;

export const SectionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hero"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Prose"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cards"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lines"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Steps"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Table"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Faq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Quote"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Diagram"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Screen"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Countries"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobBoard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offices"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallToAction"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Art"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Illustration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"topology"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParagraphBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeadingBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"items"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Teaser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Pay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"workplace"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Pay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hero"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"art"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Art"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Prose"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProseSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cards"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardsSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"stations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Steps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"decisive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactsSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Faq"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Diagram"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiagramSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"diagram"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Screen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScreenSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"more"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Countries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountriesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Teaser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"starts"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobListSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobBoard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobBoardSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryFormSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}}]}},{"kind":"Field","name":{"kind":"Name","value":"short"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"headquarters"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallToAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<SectionsFragment, unknown>;