import { ArticleHero } from './ArticleHero.tsx';
import { Crumbs } from './Crumbs.tsx';
import type { HeroFragment } from './Hero.generated.ts';
import type { TopFragment } from './Top.generated.ts';
import { untitled } from './topProps.ts';

type Article = Extract<TopFragment, { __typename: 'Article' }>;

/** The top of an article, which has buttons. */
export function ArticleTop({ page, hero }: { page: Article; hero: HeroFragment | null }) {
  return (
    <div data-ground="light">
      <Crumbs page={page} />
      <ArticleHero page={page} hero={hero ?? untitled(page)} />
    </div>
  );
}
