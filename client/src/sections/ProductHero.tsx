import { css } from '@emotion/react';
import { LazyProductScreen } from '#art/lazyParts.ts';
import { media, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { columns, HeroWords, words } from './HeroWords.tsx';
import { PageHeading } from './PageHeading.tsx';
import { ProductLinks } from './ProductLinks.tsx';
import type { TopProps } from './topProps.ts';

/** A claim over one wide screen. */
export function ProductHero({ page, hero }: TopProps) {
  return (
    <Wrap css={stack}>
      <div css={[columns, level]}>
        <PageHeading page={page} hero={hero} />
        <div css={words}>
          <HeroWords hero={hero}>{page.__typename === 'ProductPage' && <ProductLinks links={page.links} />}</HeroWords>
        </div>
      </div>
      {hero.stage && <LazyProductScreen name={hero.stage} />}
    </Wrap>
  );
}

const stack = css`
  display: grid;
  gap: ${space.s7};
  padding-bottom: ${space.section};
`;

const level = css`
  align-items: end;
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
