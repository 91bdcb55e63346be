/** Parts too heavy for every page. Each is a chunk of its own. */
export const chunkSources = {
  Screen: 'src/art/ProductScreen.tsx',
  Diagram: 'src/art/Diagram.tsx',
  JobBoard: 'src/sections/JobBoard/JobBoard.tsx',
  EnquiryForm: 'src/sections/EnquiryForm.tsx',
  Job: 'src/job/JobPage.tsx',
  Receipt: 'src/job/ReceiptPage.tsx',
} as const;

export type ChunkName = keyof typeof chunkSources;

/** Those that a served page does not wait for; see late.tsx. */
const lateNames = ['Diagram', 'EnquiryForm', 'Screen'] as const;
export type LateName = (typeof lateNames)[number];

/** Which chunks a served page must have before it is hydrated. */
export function firstChunksOf(answers: unknown[]): ChunkName[] {
  return chunksOf(answers).filter((name) => !(lateNames as readonly ChunkName[]).includes(name));
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
    const { page, ...rest } = (answer ?? {}) as { page?: { sections?: SectionLike[] } | null; job?: unknown };
    if ('job' in rest) names.add('Job');
    if ('receipt' in rest) names.add('Receipt');
    for (const section of page?.sections ?? []) {
      const name = chunkOf(section);
      if (name) names.add(name);
    }
  }
  return [...names];
}

function chunkOf({ __typename, stage, layout }: SectionLike): ChunkName | null {
  switch (__typename) {
    case 'HeroSection':
      return stage ? 'Screen' : null;
    case 'PageListSection':
      return layout === 'PRODUCTS' ? 'Screen' : null;
    case 'ScreenSection':
      return 'Screen';
    case 'DiagramSection':
      return 'Diagram';
    case 'JobBoardSection':
      return 'JobBoard';
    case 'EnquiryFormSection':
      return 'EnquiryForm';
    default:
      return null;
  }
}
