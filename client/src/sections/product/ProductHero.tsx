import { css } from '@emotion/react';
import { HeroActions } from '#sections/top/HeroActions.tsx';
import { columns, HeroWords, words } from '#sections/top/HeroWords.tsx';
import { PageHeading } from '#sections/top/PageHeading.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { media, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { ProductLinks } from './ProductLinks.tsx';

/** A claim on the stage; Demo.tsx follows with the product itself. */
export function ProductHero({ page, hero }: TopProps) {
  return (
    <Wrap css={[columns, level]}>
      <PageHeading page={page} hero={hero} />
      <div css={words}>
        <HeroWords hero={{ ...hero, actions: [] }}>
          <div css={actions}>
            <HeroActions links={hero.actions} />
            {page.__typename === 'ProductPage' && <ProductLinks links={page.links} />}
          </div>
        </HeroWords>
      </div>
    </Wrap>
  );
}

const level = css`
  align-items: start;
  > hgroup {
    align-self: start;
  }
  padding-bottom: ${space.s6};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The button, and links beside it where there is room. */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s5};
  align-items: center;
  ${media.phone} {
    display: grid;
  }
`;
