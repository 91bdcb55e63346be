import { heavy } from '#parts/registry.ts';
import { Related } from '#sections/Related.tsx';
import { Sections } from '#sections/Sections.tsx';
import { Crumbs, Top } from '#sections/Top.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { JobSearchField } from './NotFound.tsx';
import { PageHead } from './PageHead.tsx';
import type { PageViewFragment } from './PageView.generated.ts';

type Section = PageViewFragment['sections'][number];

/** A page: its head, its top, its sections, and where to read on. */
export function PageView({ page }: { page: PageViewFragment }) {
  const Long = heavy('Reading');
  const missing = page.path === '/404';
  useStatus(missing ? 404 : 200);
  const hero = page.sections.find((section) => section.__typename === 'HeroSection') ?? null;
  const rest = page.sections.filter((section) => section !== hero);
  const { reading, sections } =
    page.kind === 'ARTICLE' || page.kind === 'LEGAL' ? split(rest) : { reading: [], sections: rest };
  return (
    <>
      <PageHead page={page} />
      {startsWithBoard(rest) && !hero ? <Crumbs page={page} /> : <Top page={page} hero={hero} />}
      {reading.length > 0 && Long && <Long.Reading parts={reading} progress={page.kind === 'ARTICLE'} />}
      {missing && <JobSearchField />}
      <Sections sections={sections}>{page.kind !== 'HOME' && <Related pages={page.related} />}</Sections>
    </>
  );
}

/** The job board brings its own top, with the search in it. */
function startsWithBoard(sections: readonly Section[]): boolean {
  return sections[0]?.__typename === 'JobBoardSection';
}

type Prose = Extract<Section, { __typename: 'ProseSection' }>;

/** The texts a reading page begins with, and what follows them. */
function split(sections: readonly Section[]): { reading: Prose[]; sections: Section[] } {
  const reading: Prose[] = [];
  for (const section of sections) {
    if (section.__typename !== 'ProseSection') break;
    reading.push(section);
  }
  return { reading, sections: sections.slice(reading.length) };
}
