import type { ReactNode } from 'react';
import { late } from '#parts/late.tsx';
import { heavy } from '#parts/registry.ts';
import { CallToAction } from './CallToAction.tsx';
import { Cards } from './Cards.tsx';
import { Diagram } from './Diagram.tsx';
import { Facts } from './Facts.tsx';
import { Faq } from './Faq.tsx';
import { groundsOf, isBand } from './grounds.ts';
import { PageList } from './PageList.tsx';
import { Prose } from './Prose.tsx';
import { Quote } from './Quote.tsx';
import { Screen } from './Screen.tsx';
import type { Ground } from './Section.tsx';
import type { SectionsFragment } from './Sections.generated.ts';
import { Steps } from './Steps.tsx';
import { Table } from './Table.tsx';

const EnquiryForm = late('EnquiryForm');

interface SectionsProps {
  sections: readonly SectionsFragment[];
  /** What stands before the form or call that ends the page, or else at its end. */
  children?: ReactNode;
}

/** Sections in reading order, each on its ground. */
export function Sections({ sections, children }: SectionsProps) {
  const grounds = groundsOf(sections);
  const last = sections.at(-1);
  const end = last && isBand(last) ? sections.length - 1 : sections.length;
  const shown = sections.map((section, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never move
    <SectionOfType key={i} section={section} ground={grounds[i] ?? 'light'} />
  ));
  return (
    <>
      {shown.slice(0, end)}
      {children}
      {shown.slice(end)}
    </>
  );
}

interface SectionOfTypeProps {
  section: SectionsFragment;
  ground: Ground;
}

function SectionOfType({ section, ground }: SectionOfTypeProps) {
  const Home = heavy('Home');
  const Lists = heavy('Lists');
  switch (section.__typename) {
    case 'HeroSection':
      // The top of the page shows it.
      return null;
    case 'ProseSection':
      return <Prose {...section} ground={ground} />;
    case 'CardsSection':
      return <Cards {...section} ground={ground} />;
    case 'LinesSection':
      return Home && <Home.Lines {...section} ground={ground} />;
    case 'StepsSection':
      return <Steps {...section} ground={ground} />;
    case 'FactsSection':
      return <Facts {...section} ground={ground} />;
    case 'TableSection':
      return <Table {...section} ground={ground} />;
    case 'FaqSection':
      return <Faq {...section} ground={ground} />;
    case 'QuoteSection':
      return <Quote {...section} ground={ground} />;
    case 'DiagramSection':
      return <Diagram {...section} ground={ground} />;
    case 'ScreenSection':
      return <Screen {...section} ground={ground} />;
    case 'CountriesSection':
      return Home && <Home.Countries {...section} />;
    case 'PageListSection':
      return <PageList {...section} ground={ground} />;
    case 'EventListSection':
      return Lists && <Lists.EventList {...section} ground={ground} />;
    case 'DocumentListSection':
      return Lists && <Lists.DocumentList {...section} ground={ground} />;
    case 'JobListSection':
      return Lists && <Lists.JobList {...section} ground={ground} />;
    case 'OfficesSection':
      return Lists && <Lists.Offices {...section} ground={ground} />;
    case 'CallToActionSection':
      return <CallToAction {...section} ground={ground} />;
    case 'JobBoardSection': {
      const JobBoard = heavy('JobBoard');
      return JobBoard && <JobBoard {...section} />;
    }
    case 'EnquiryFormSection':
      return <EnquiryForm {...section} />;
    default:
      return section satisfies never;
  }
}
