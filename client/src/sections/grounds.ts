import type { PageKind } from '#gql/schema-types.ts';
import type { HeroFragment } from '#sections/top/Hero.generated.ts';
import type { Ground } from './Section.tsx';
import type { SectionsFragment } from './Sections.generated.ts';

type Kind = SectionsFragment['__typename'];

/** Sections that may have a tint. The others have pictures or tables that need white. */
const tintable: readonly Kind[] = [
  'StepsSection',
  'CardsSection',
  'JobListSection',
  'OfficesSection',
  'DocumentListSection',
];

/**
 * The background of each section. White is the default; a tint follows at least one white section, never another tint;
 * the story after a chart is tinted as a whole; the products are navy, once; the call to action at the end of a page is
 * the band.
 */
export function groundsOf(sections: readonly SectionsFragment[], above: Ground = 'light'): Ground[] {
  const grounds: Ground[] = [];
  sections.forEach((section, i) => {
    const before = grounds[i - 1] ?? above;
    const after = sections[i + 1];
    const continues = isProse(section) && before === 'sky' && isProse(sections[i - 1]);
    grounds.push(continues ? 'sky' : groundOf(section, before, after, grounds, sections[i - 1]));
  });
  return grounds;
}

function groundOf(
  section: SectionsFragment,
  before: Ground,
  after: SectionsFragment | undefined,
  grounds: readonly Ground[],
  previous: SectionsFragment | undefined,
): Ground {
  if (isBand(section)) return before === 'band' ? 'light' : 'band';
  const isStage = isProducts(section) || (section.__typename === 'QuoteSection' && previous !== undefined);
  if (isStage && !grounds.includes('navy')) return 'navy';
  const meetsTint = before !== 'light' || (after && isBand(after));
  // Blogs begin with a tint below the same kind of top, so documents begin on white.
  const isFirstList = !previous && section.__typename === 'DocumentListSection';
  const isTintable =
    (tintable.includes(section.__typename) && !isFirstList) ||
    (isProse(section) && previous?.__typename === 'ChartSection');
  return isTintable && !meetsTint ? 'sky' : 'light';
}

const isProse = (section: SectionsFragment | undefined) => section?.__typename === 'ProseSection';

/** The questions and the form that end a page, and jobs between them: they are shown side by side. Or else null. */
export function questionsAndForm(sections: readonly SectionsFragment[]) {
  const between = sections.at(-2);
  const jobs = between?.__typename === 'JobListSection' ? between : null;
  const faq = jobs ? sections.at(-3) : between;
  const form = sections.at(-1);
  if (faq?.__typename !== 'FaqSection' || form?.__typename !== 'EnquiryFormSection' || !form.short) return null;
  return { faq, jobs, form };
}

/** The background of a page's top: as a section's, or, behind specimens, blue (`desk`, `cobalt`) or a warm white. */
export type TopGround = Ground | 'desk' | 'cobalt' | 'warm';

/** By the section after the hero of a service, as in rhythm.ts: navy for what runs, a warm white for people. */
const groundOfRhythm: Partial<Record<Kind, TopGround>> = {
  TableSection: 'navy',
  QuoteSection: 'warm',
  ProseSection: 'light',
};

/** Marketing has the same layout as security, so its own color tells them apart. */
const groundOfTopic: Record<string, TopGround> = { marketing: 'cobalt' };

type TopPage = { kind: PageKind; topics?: readonly string[] };

/** Products are shown on the stage, which is navy: their demos, and the list of them. Samples of work are on a desk. */
export function groundOfTop(page: TopPage, hero: HeroFragment | null, next: SectionsFragment | undefined): TopGround {
  if (hero?.demo || (next && isProducts(next))) return 'navy';
  if (!hero?.specimen && !hero?.fan) return 'light';
  if (page.kind !== 'SERVICE' || !next) return 'desk';
  return groundOfTopic[page.topics?.[0] ?? ''] ?? groundOfRhythm[next.__typename] ?? 'desk';
}

/** Whether a section ends a page: a form or a call to action. */
export function isBand(section: SectionsFragment): boolean {
  return section.__typename === 'EnquiryFormSection' || section.__typename === 'CallToActionSection';
}

function isProducts(section: SectionsFragment): boolean {
  return section.__typename === 'PageListSection' && section.layout === 'PRODUCTS';
}
