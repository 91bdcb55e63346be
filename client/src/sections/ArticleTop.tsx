import { staticComponent } from '#ui/staticComponent.tsx';
import { ArticleHero } from './ArticleHero.tsx';
import type { HeroFragment } from './Hero.generated.ts';
import { texts } from './textsPart.ts';
import { type ArticlePage, untitled } from './topProps.ts';

const Crumbs = staticComponent(texts, (module) => module.Crumbs);

/** The top of an article, which has buttons. */
export function ArticleTop({ page, hero }: { page: ArticlePage; hero: HeroFragment | null }) {
  return (
    <div data-ground="light">
      <Crumbs page={page} />
      <ArticleHero page={page} hero={hero ?? untitled(page)} />
    </div>
  );
}
