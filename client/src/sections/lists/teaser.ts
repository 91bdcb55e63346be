import { topicName } from '#sections/article/topicName.ts';
import { day } from '#ui/date.ts';
import type { TeaserFragment } from './Teaser.generated.ts';

export type Teaser = TeaserFragment;

/** A case study's figure before and after. */
export type Change = Omit<Extract<Teaser, { __typename: 'CaseStudy' }>['change'], '__typename'>;

/** The name of a page in a list: the title of a text, otherwise the short name. */
export function nameOf(page: Teaser): string {
  return page.__typename === 'Article' || page.__typename === 'CaseStudy' ? page.title : page.label;
}

/** Small print below a name. */
export function metaOf(page: Teaser): string {
  switch (page.__typename) {
    case 'Article':
      return [topicName(page.topics[0] ?? ''), page.published && day(page.published), `${page.minutes}\u00a0minutes`]
        .filter(Boolean)
        .join(' · ');
    case 'CaseStudy':
      return page.sector;
    case 'PartnerPage':
      return page.field;
    case 'ProductPage':
      return page.claim;
    default:
      return '';
  }
}
