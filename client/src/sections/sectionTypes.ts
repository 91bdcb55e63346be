import type { FunctionComponent } from 'react';
import { diagram, productScreen } from '#art/lazyParts.ts';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import type { Lazy } from '#ui/lazy.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { CallToAction } from './CallToAction.tsx';
import { Cards } from './Cards.tsx';
import { DiagramSection } from './DiagramSection.tsx';
import { Facts } from './Facts.tsx';
import { Faq } from './Faq.tsx';
import { enquiryForm, home, jobBoard, lists } from './lazyParts.ts';
import { PageList } from './PageList.tsx';
import { Prose } from './Prose.tsx';
import { Quote } from './Quote.tsx';
import { ScreenSection } from './ScreenSection.tsx';
import type { Ground } from './Section.tsx';
import type { SectionsFragment } from './Sections.generated.ts';
import { Steps } from './Steps.tsx';
import { Table } from './Table.tsx';

type TypeName = SectionsFragment['__typename'];
type SectionOf<Name extends TypeName> = Extract<SectionsFragment, { __typename: Name }>;

interface SectionType<Section> {
  component: FunctionComponent<Section & { ground: Ground }>;
  /** The lazily loaded parts that such a section needs. */
  parts?: (section: Section) => Lazy[];
}

/** Every type of section: its component and the parts to load for it. A missing type does not compile. */
const sectionTypes: { [Name in TypeName]: SectionType<SectionOf<Name>> } = {
  // The top of the page shows it.
  HeroSection: { component: () => null, parts: ({ stage }) => (stage ? [productScreen] : []) },
  ProseSection: { component: Prose },
  CardsSection: { component: Cards },
  LinesSection: lazySection(home, (module) => module.Lines),
  StepsSection: { component: Steps },
  FactsSection: { component: Facts },
  TableSection: { component: Table },
  FaqSection: { component: Faq },
  QuoteSection: { component: Quote },
  DiagramSection: { component: DiagramSection, parts: () => [diagram] },
  ScreenSection: { component: ScreenSection, parts: () => [productScreen] },
  CountriesSection: lazySection(home, (module) => module.Countries),
  PageListSection: { component: PageList, parts: ({ layout }) => partsOfLayout[layout] },
  EventListSection: lazySection(lists, (module) => module.EventList),
  DocumentListSection: lazySection(lists, (module) => module.DocumentList),
  JobListSection: lazySection(lists, (module) => module.JobList),
  OfficesSection: lazySection(lists, (module) => module.Offices),
  CallToActionSection: { component: CallToAction },
  JobBoardSection: lazySection(jobBoard, (module) => module.JobBoard),
  EnquiryFormSection: {
    component: hydrateOnVisible(enquiryForm, (module) => module.EnquiryForm),
    parts: () => [enquiryForm],
  },
};

const partsOfLayout: Record<SectionOf<'PageListSection'>['layout'], Lazy[]> = {
  ROWS: [],
  NOTES: [],
  RESULTS: [],
  PRODUCTS: [lists, productScreen],
  INDEX: [lists],
};

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
