import type { HeroFragment } from './Hero.generated.ts';
import type { TopFragment } from './Top.generated.ts';

/** What the top of a page is made of. A page without a hero of its own is headed by its title. */
export interface TopProps {
  page: TopFragment;
  hero: Omit<HeroFragment, '__typename'>;
}
