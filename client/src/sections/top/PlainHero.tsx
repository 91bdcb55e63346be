import { css } from '@emotion/react';
import { ProductLinks } from '#sections/product/ProductLinks.tsx';
import { muted16 } from '#theme/styles.ts';
import { media, space, stack } from '#theme/tokens.ts';
import { day } from '#ui/date.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { columns, HeroWords, words } from './HeroWords.tsx';
import { PageHeading } from './PageHeading.tsx';
import type { TopProps } from './topProps.ts';

/** A heading, and beside it what the page is for. Nothing is drawn where there is nothing to show. */
export function PlainHero({ page, hero }: TopProps) {
  return (
    <Wrap css={page.kind === 'LEGAL' ? belowHeading : [columns, level]}>
      <PageHeading page={page} hero={hero} />
      <div css={words}>
        <HeroWords hero={hero}>
          {page.__typename === 'ProductPage' && <ProductLinks links={page.links} />}
          {page.kind === 'LEGAL' && (
            <p css={muted16}>
              Last changed on <time dateTime={page.updated}>{day(page.updated)}</time>
            </p>
          )}
        </HeroWords>
      </div>
    </Wrap>
  );
}

/** A date has no need of a column. */
const belowHeading = css`
  ${stack.s4};
  padding-bottom: ${space.s5};
`;

const level = css`
  align-items: end;
  padding-bottom: ${space.s6};
  /* Above a tint, which has its own room. */
  div:has(+ div > div:first-of-type > section[data-ground='sky']) > div > & {
    padding-bottom: ${space.s7};
  }
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
