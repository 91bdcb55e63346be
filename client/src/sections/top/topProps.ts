import type { HeroFragment } from './Hero.generated.ts';
import type { TopFragment } from './Top.generated.ts';

/** The data of an article's top. */
export type ArticlePage = Extract<TopFragment, { __typename: 'Article' }>;

/** The data of a page's top. Without a hero, the page's title is its heading. */
export interface TopProps {
  page: TopFragment;
  hero: Omit<HeroFragment, '__typename'>;
}

/** The top of a page without a hero. */
export function untitled(page: TopFragment): TopProps['hero'] {
  return {
    anchor: null,
    heading: page.title,
    lead: null,
    actions: [],
    doors: null,
    proof: null,
    specimen: null,
    fan: null,
    demo: null,
    now: null,
  };
}
