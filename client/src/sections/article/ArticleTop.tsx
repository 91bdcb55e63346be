import { texts } from '#sections/parts/textsPart.ts';
import type { HeroFragment } from '#sections/top/Hero.generated.ts';
import { type ArticlePage, untitled } from '#sections/top/topProps.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { ArticleHero } from './ArticleHero.tsx';

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
