import { createElement, type FunctionComponent } from 'react';
import { deskView } from '#handover/deskViewPart.ts';
import { partOfDemo } from '#sections/Demo/Demo.tsx';
import { home } from '#sections/home/homePart.ts';
import type { EventListFragment } from '#sections/lists/EventList.generated.ts';
import type { JobListFragment } from '#sections/lists/JobList.generated.ts';
import type { PageListFragment } from '#sections/lists/PageList.generated.ts';
import { texts } from '#sections/parts/textsPart.ts';
import { services } from '#sections/service/servicesPart.ts';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import type { Lazy } from '#ui/lazy.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import {
  charts,
  enquiryForm,
  heroes,
  jobBoard,
  lists,
  pageIndex,
  serviceIndex,
  siteSearch,
  staleJobs,
  upcomingEvents,
} from './lazyParts.ts';
import { plain } from './plainPart.ts';
import type { Ground } from './Section.tsx';
import type { SectionsFragment } from './Sections.generated.ts';

type TypeName = SectionsFragment['__typename'];
type SectionOf<Name extends TypeName> = Extract<SectionsFragment, { __typename: Name }>;

interface SectionType<Section> {
  component: FunctionComponent<Section & { ground: Ground }>;
  /** The lazily loaded parts that such a section needs. */
  parts?: (section: Section) => Lazy[];
}

/** Sections that another one shows beside itself. */
export const ContactRows = staticComponent(plain, (module) => module.ContactRows);
export const FaqBeside = staticComponent(plain, (module) => module.FaqBeside);
export const FormBeside = hydrateOnVisible(enquiryForm, (module) => module.EnquiryForm);
export const JobsBeside = jobsOfState((module) => module.JobsBeside);

/** Every type of section: its component and the parts to load for it. A missing type does not compile. */
const sectionTypes: { [Name in TypeName]: SectionType<SectionOf<Name>> } = {
  // The top of the page shows it.
  HeroSection: { component: () => null, parts: partsOfHero },
  ProseSection: {
    component: staticComponent(plain, (module) => module.Prose),
    parts: ({ specimen }) => [plain, ...(specimen ? [heroes] : [])],
  },
  CardsSection: staticSection(plain, (module) => module.Cards),
  LinesSection: staticSection(home, (module) => module.Lines),
  StepsSection: staticSection(plain, (module) => module.Steps),
  FactsSection: staticSection(plain, (module) => module.Facts),
  TableSection: staticSection(plain, (module) => module.Table),
  FaqSection: staticSection(plain, (module) => module.Faq),
  QuoteSection: staticSection(plain, (module) => module.Quote),
  PictureSection: staticSection(plain, (module) => module.PictureSection),
  ChartSection: staticSection(charts, (module) => module.Chart),
  PageListSection: { component: PageListOfLayout, parts: ({ layout }) => partsOfLayout[layout] },
  EventListSection: { component: EventListOfTime, parts: ({ when }) => [when === 'UPCOMING' ? upcomingEvents : lists] },
  DocumentListSection: staticSection(lists, (module) => module.DocumentList),
  JobListSection: {
    component: jobsOfState((module) => module.JobList),
    parts: ({ jobs }) => [jobs?.isStale ? staleJobs : lists],
  },
  OfficesSection: staticSection(lists, (module) => module.Offices),
  CallToActionSection: staticSection(plain, (module) => module.CallToAction),
  ServiceIndexSection: {
    component: hydrateOnVisible(serviceIndex, (module) => module.ServiceIndex),
    parts: () => [serviceIndex, services],
  },
  JobBoardSection: lazySection(jobBoard, (module) => module.JobBoard),
  SavedJobsSection: lazySection(jobBoard, (module) => module.SavedJobs),
  SiteSearchSection: lazySection(siteSearch, (module) => module.SiteSearch),
  EnquiryFormSection: {
    component: FormBeside,
    parts: ({ now }) => [enquiryForm, ...(now ? [deskView] : [])],
  },
};

function partsOfHero({ specimen, fan, demo, now }: SectionOf<'HeroSection'>): Lazy[] {
  return [
    ...(specimen || fan ? [heroes] : []),
    ...(now ? [deskView] : []),
    ...(demo ? [partOfDemo[demo.__typename]] : []),
  ];
}

const partsOfLayout: Record<SectionOf<'PageListSection'>['layout'], Lazy[]> = {
  ROWS: [],
  NOTES: [],
  RESULTS: [],
  PRODUCTS: [lists],
  INDEX: [pageIndex, texts],
};

const StaticPageList = staticComponent(plain, (module) => module.PageList);
const IndexList = hydrateOnVisible(pageIndex, (module) => module.IndexList);

/** A list with a filter works, the others do nothing. */
function PageListOfLayout(props: PageListFragment & { ground: Ground }) {
  return createElement(props.layout === 'INDEX' ? IndexList : StaticPageList, props);
}

/** A list of jobs does nothing, unless it says how old it is. */
function jobsOfState<Props extends Pick<JobListFragment, 'jobs'>>(
  pick: (module: typeof import('#sections/lists/lists.ts')) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  const Static = staticComponent(lists, pick);
  const Stale = lazyComponent(staleJobs, pick);
  return (props) => createElement(props.jobs?.isStale ? Stale : Static, props);
}

const PastEvents = staticComponent(lists, (module) => module.EventList);
const UpcomingEvents = hydrateOnVisible(upcomingEvents, (module) => module.EventList);

/** A list of past events does nothing. */
function EventListOfTime(props: EventListFragment & { ground: Ground }) {
  return createElement(props.when === 'UPCOMING' ? UpcomingEvents : PastEvents, props);
}

/** A section that does nothing. */
function staticSection<Module, Props extends object>(
  part: Lazy<Module>,
  pick: (module: Module) => FunctionComponent<Props>,
): { component: FunctionComponent<Props>; parts: () => Lazy[] } {
  return { component: staticComponent(part, pick), parts: () => [part] };
}

function lazySection<Module, Props extends object>(
  part: Lazy<Module>,
  pick: (module: Module) => FunctionComponent<Props>,
): { component: FunctionComponent<Props>; parts: () => Lazy[] } {
  return { component: lazyComponent(part, pick), parts: () => [part] };
}

/** The component of a section, and the parts to load for it. */
export function typeOf(section: SectionsFragment): SectionType<SectionsFragment> {
  // The row of a type takes exactly such sections, which TypeScript cannot infer from the index.
  return sectionTypes[section.__typename] as SectionType<SectionsFragment>;
}

/** The lazily loaded parts that a section needs. */
export function partsOfSection(section: SectionsFragment): Lazy[] {
  return typeOf(section).parts?.(section) ?? [];
}
