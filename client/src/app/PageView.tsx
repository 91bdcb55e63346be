import type { PageKind } from '#gql/schema-types.ts';
import { deskView } from '#handover/deskViewPart.ts';
import { shareLinks } from '#sections/article/shareLinksPart.ts';
import { Demo } from '#sections/Demo/Demo.tsx';
import type { EnquiryFormFragment } from '#sections/enquiry/EnquiryForm.generated.ts';
import { formTop } from '#sections/enquiry/formTopPart.ts';
import { groundOfTop, type TopGround } from '#sections/grounds.ts';
import { home } from '#sections/home/homePart.ts';
import { homeTop, reading } from '#sections/lazyParts.ts';
import { texts } from '#sections/parts/textsPart.ts';
import { plain } from '#sections/plainPart.ts';
import { Sections } from '#sections/Sections.tsx';
import { partsOfSection } from '#sections/sectionTypes.ts';
import type { HeroFragment } from '#sections/top/Hero.generated.ts';
import { untitled } from '#sections/top/topProps.ts';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import type { Lazy } from '#ui/lazy.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { PageHead } from './PageHead.tsx';
import type { PageViewFragment } from './PageView.generated.ts';

const AlsoMeasured = staticComponent(plain, (module) => module.AlsoMeasured);
const CaseFacts = staticComponent(plain, (module) => module.CaseFacts);
const Crumbs = staticComponent(plain, (module) => module.Crumbs);
const SearchField = staticComponent(plain, (module) => module.SearchField);
const Related = staticComponent(plain, (module) => module.Related);
const Top = staticComponent(plain, (module) => module.Top);
const HomeTop = hydrateOnVisible(homeTop, (module) => module.HomeTop);
const DeskViews = hydrateOnVisible(deskView, (module) => module.DeskViews);
const ArticleTop = lazyComponent(reading, (module) => module.ArticleTop);
const FormTop = lazyComponent(formTop, (module) => module.FormTop);
const Reading = lazyComponent(reading, (module) => module.Reading);

type Section = PageViewFragment['sections'][number];

/** A page: its head, its top, its sections, and related pages. */
export function PageView({ page }: { page: PageViewFragment }) {
  const missing = page.path === '/404';
  useStatus(missing ? 404 : 200);
  const hero = page.sections.find((section) => section.__typename === 'HeroSection') ?? null;
  const form = formAtTop(page.sections);
  const rest = page.sections.filter((section) => section !== hero && section !== form);
  const { texts, sections } =
    page.kind === 'ARTICLE' || page.kind === 'LEGAL' ? split(rest) : { texts: [], sections: rest };
  return (
    <>
      <PageHead page={page} />
      <TopOf page={page} hero={hero} form={form} ground={groundOfTop(page, hero, sections[0])} />
      {page.kind !== 'HOME' && hero?.now && (
        <Wrap>
          <DeskViews now={hero.now} />
        </Wrap>
      )}
      {hero?.demo && <Demo demo={hero.demo} />}
      {texts.length > 0 && <Reading parts={texts} progress={page.kind === 'ARTICLE'} />}
      {missing && <SearchField />}
      <div data-opens={page.kind === 'SERVICE' ? sections[0]?.__typename : undefined}>
        <Sections
          sections={sections}
          above={form || hero?.specimen || hero?.fan ? 'band' : 'light'}
          afterFirst={page.__typename === 'CaseStudy' && <CaseFacts page={page} />}
        >
          {page.__typename === 'CaseStudy' && <AlsoMeasured results={page.results} />}
          <Related pages={page.related} kind={page.kind} disclosed={isDisclosed(page)} />
        </Sections>
      </div>
    </>
  );
}

/** Whether the top of the page or a list on it says what case studies are. */
function isDisclosed({ __typename, sections }: PageViewFragment): boolean {
  return (
    __typename === 'CaseStudy' || sections.some((section) => 'disclosure' in section && section.disclosure !== null)
  );
}

interface TopOfProps {
  page: PageViewFragment;
  hero: HeroFragment | null;
  form: EnquiryFormFragment | null;
  ground: TopGround;
}

function TopOf({ page, hero, form, ground }: TopOfProps) {
  if (isArticle(page)) return <ArticleTop page={page} hero={hero} />;
  if (form) return <FormTop page={page} hero={hero ?? untitled(page)} form={form} />;
  if (page.kind === 'HOME') {
    const jobs = page.sections.find((section) => section.__typename === 'JobListSection')?.jobs ?? null;
    return <HomeTop hero={hero ?? untitled(page)} jobs={jobs} />;
  }
  if (!startsWithSearch(page.sections)) return <Top page={page} hero={hero} ground={ground} />;
  return (
    <div data-ground="sky">
      <Crumbs page={page} />
    </div>
  );
}

const isArticle = (page: PageViewFragment): page is Extract<PageViewFragment, { __typename: 'Article' }> =>
  page.__typename === 'Article';

/** A form with all its fields right after the hero is what the page is for: it is at the top. */
function formAtTop([, second]: readonly Section[]): EnquiryFormFragment | null {
  return second?.__typename === 'EnquiryFormSection' && !second.short ? second : null;
}

/** A search has its own page top, with its field in it. */
function startsWithSearch(sections: readonly Section[]): boolean {
  const first = sections[0]?.__typename;
  return first === 'JobBoardSection' || first === 'SiteSearchSection';
}

type Prose = Extract<Section, { __typename: 'ProseSection' }>;

/** The texts at the start of an article or legal page, and the sections after them. */
function split(sections: readonly Section[]): { texts: Prose[]; sections: Section[] } {
  const texts: Prose[] = [];
  for (const section of sections) {
    if (section.__typename !== 'ProseSection') break;
    texts.push(section);
  }
  return { texts, sections: sections.slice(texts.length) };
}

/** The lazily loaded parts that a page needs. */
export function partsOf({ kind, sections }: PageViewFragment): Lazy[] {
  const beside = formAtTop(sections) ? [formTop] : [];
  return [plain, ...beside, ...(partsOfKind[kind] ?? []), ...sections.flatMap(partsOfSection)];
}

const partsOfKind: { [Kind in PageKind]?: Lazy[] } = {
  HOME: [home, homeTop],
  ARTICLE: [reading, texts, shareLinks],
  LEGAL: [reading, texts],
};
