/** Parts of the site that not every page needs. Each is a chunk of its own. */
export const chunkSources = {
  Page: 'src/Page.tsx',
  MobileMenu: 'src/layout/MobileMenu.tsx',
  OfficeMap: 'src/art/OfficeMap.tsx',
  Home: 'src/sections/home.ts',
  Lists: 'src/sections/lists.ts',
  Reading: 'src/sections/reading.ts',
  JobBoard: 'src/sections/JobBoard/JobBoard.tsx',
  EnquiryForm: 'src/sections/EnquiryForm.tsx',
  Screen: 'src/art/ProductScreen.tsx',
  Diagram: 'src/art/Diagram.tsx',
  Job: 'src/job/JobPage.tsx',
  Receipt: 'src/job/ReceiptPage.tsx',
} as const;

export type ChunkName = keyof typeof chunkSources;

/** Those that a served page does not wait for; see late.tsx. */
const lateNames = ['Diagram', 'EnquiryForm', 'OfficeMap', 'Screen'] as const;
export type LateName = (typeof lateNames)[number];

/** Which chunks a served page must have before it is hydrated. */
export function firstChunksOf(answers: unknown[]): ChunkName[] {
  return chunksOf(answers).filter((name) => !(lateNames as readonly ChunkName[]).includes(name));
}

interface PageLike {
  kind?: string;
  sections?: SectionLike[];
}

interface SectionLike {
  __typename?: string;
  stage?: unknown;
  layout?: unknown;
}

/** Which chunks are needed to show these answers. */
export function chunksOf(answers: unknown[]): ChunkName[] {
  const names = new Set<ChunkName>();
  for (const answer of answers) {
    if (answer === null || typeof answer !== 'object') continue;
    if ('job' in answer) names.add('Job');
    if ('receipt' in answer) names.add('Receipt');
    if (!('page' in answer)) continue;
    names.add('Page');
    const page = answer.page as PageLike | null;
    for (const name of [...chunksOfKind(page?.kind), ...(page?.sections ?? []).flatMap(chunksOfSection)])
      names.add(name);
  }
  return [...names];
}

function chunksOfKind(kind: string | undefined): ChunkName[] {
  if (kind === 'HOME') return ['Home'];
  return kind === 'ARTICLE' || kind === 'LEGAL' || kind === 'CASE_STUDY' ? ['Reading'] : [];
}

function chunksOfSection({ __typename, stage, layout }: SectionLike): ChunkName[] {
  switch (__typename) {
    case 'HeroSection':
      return stage ? ['Screen'] : [];
    case 'CountriesSection':
    case 'LinesSection':
      return ['Home'];
    case 'DocumentListSection':
    case 'EventListSection':
    case 'JobListSection':
    case 'OfficesSection':
      return ['Lists'];
    case 'PageListSection':
      if (layout === 'PRODUCTS') return ['Lists', 'Screen'];
      return layout === 'INDEX' ? ['Lists'] : [];
    case 'DiagramSection':
      return ['Diagram'];
    case 'ScreenSection':
      return ['Screen'];
    case 'EnquiryFormSection':
      return ['EnquiryForm'];
    case 'JobBoardSection':
      return ['JobBoard'];
    default:
      return [];
  }
}
