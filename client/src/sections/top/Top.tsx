import { CaseHero } from '#sections/case/CaseHero.tsx';
import { Disclosure } from '#sections/case/Disclosure.tsx';
import type { TopGround } from '#sections/grounds.ts';
import { heroes } from '#sections/lazyParts.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { Crumbs } from './Crumbs.tsx';
import type { HeroFragment } from './Hero.generated.ts';
import { LostHero } from './LostHero.tsx';
import { PlainHero } from './PlainHero.tsx';
import type { TopFragment } from './Top.generated.ts';
import { type TopProps, untitled } from './topProps.ts';

const ServiceHero = lazyComponent(heroes, (module) => module.ServiceHero);

interface TopOfPage {
  page: TopFragment;
  hero: HeroFragment | null;
  ground?: TopGround;
}

/** The top of a page: breadcrumb, h1, lead and actions. Home, articles and pages of a form have their own. */
export function Top({ page, hero, ground = 'light' }: TopOfPage) {
  const shown = hero ?? untitled(page);
  if (shown.specimen || shown.fan) return <ServiceHero page={page} hero={shown} ground={ground} />;
  return (
    <div data-ground={ground}>
      <Crumbs page={page}>{page.__typename === 'CaseStudy' && <Disclosure text={page.disclosure} />}</Crumbs>
      <TopOfKind page={page} hero={shown} />
    </div>
  );
}

function TopOfKind({ page, hero }: TopProps) {
  if (page.__typename === 'CaseStudy') return <CaseHero page={page} hero={hero} />;
  if (page.path === '/404') return <LostHero page={page} hero={hero} />;
  return <PlainHero page={page} hero={hero} />;
}
