import { css } from '@emotion/react';
import { LazyProductScreen } from '#art/lazyParts.ts';
import { media, role, size, space } from '#theme/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { columns, HeroWords, words } from './HeroWords.tsx';
import { ProductLinks } from './ProductLinks.tsx';
import type { TopProps } from './topProps.ts';

/** A claim over one wide screen, after the product's name unless the claim contains it. */
export function ProductHero({ page, hero }: TopProps) {
  const isNamed = page.kind !== 'PRODUCT' || hero.heading.includes(page.label);
  return (
    <Wrap css={stack}>
      <div css={[columns, level]}>
        <h1 id={hero.anchor ?? undefined}>
          {!isNamed && (
            <span css={name}>
              {page.label}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
          )}
          {hero.heading}
        </h1>
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

const name = css`
  display: block;
  margin-bottom: ${space.s2};
  color: ${role.accent};
  font-size: ${size.t22};
  letter-spacing: 0;
`;
