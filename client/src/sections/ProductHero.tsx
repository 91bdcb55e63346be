import { css } from '@emotion/react';
import { late } from '#parts/late.tsx';
import { media, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { columns, HeroWords, words } from './HeroWords.tsx';
import type { TopProps } from './Top.tsx';

const Picture = late('Screen');

/** A claim over one wide screen. */
export function ProductHero({ hero }: Pick<TopProps, 'hero'>) {
  return (
    <Wrap css={stack}>
      <div css={[columns, level]}>
        <h1 id={hero.id ?? undefined}>{hero.heading}</h1>
        <div css={words}>
          <HeroWords hero={hero} />
        </div>
      </div>
      {hero.stage && <Picture name={hero.stage} />}
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
