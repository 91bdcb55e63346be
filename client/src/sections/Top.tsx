import { css } from '@emotion/react';
import { space } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { Wrap } from '#ui/Wrap.tsx';
import type { HeroFragment } from './Hero.generated.ts';
import { home, reading } from './lazyParts.ts';
import { PageHero } from './PageHero.tsx';
import { ProductHero } from './ProductHero.tsx';
import type { TopFragment } from './Top.generated.ts';
import type { TopProps } from './topProps.ts';

const HomeHero = lazyComponent(home, (module) => module.HomeHero);
const ArticleHero = lazyComponent(reading, (module) => module.ArticleHero);
const CaseHero = lazyComponent(reading, (module) => module.CaseHero);

/** The top of a page: breadcrumb, h1, lead and actions. */
export function Top({ page, hero }: { page: TopFragment; hero: HeroFragment | null }) {
  const shown = hero ?? untitled(page);
  return (
    <div data-ground="light">
      <Crumbs page={page} />
      <TopOfKind page={page} hero={shown} />
    </div>
  );
}

/** The breadcrumb of a page; the home page has none. */
export function Crumbs({ page }: { page: TopFragment }) {
  if (page.breadcrumbs.length < 2) return null;
  return (
    <Wrap css={crumbs}>
      <Breadcrumb crumbs={page.breadcrumbs} />
    </Wrap>
  );
}

function TopOfKind({ page, hero }: TopProps) {
  if (page.kind === 'HOME') return <HomeHero hero={hero} />;
  if (page.__typename === 'Article') return <ArticleHero page={page} hero={hero} />;
  if (page.__typename === 'CaseStudy') return <CaseHero page={page} hero={hero} />;
  if (hero.stage) return <ProductHero page={page} hero={hero} />;
  return <PageHero page={page} hero={hero} />;
}

function untitled(page: TopFragment): TopProps['hero'] {
  return { anchor: null, heading: page.title, lead: null, actions: [], proof: null, art: null, stage: null };
}

const crumbs = css`
  padding-block: ${space.s5} ${space.s6};
`;
