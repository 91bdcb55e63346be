import { css } from '@emotion/react';
import { late } from '#parts/late.tsx';
import { media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { HeroActions } from './HeroActions.tsx';
import type { TopProps } from './Top.tsx';

const Picture = late('Screen');

/** A claim over one wide screen. */
export function ProductHero({ hero }: Pick<TopProps, 'hero'>) {
  return (
    <Wrap css={stack}>
      <div css={columns}>
        <h1 id={hero.id ?? undefined}>{hero.heading}</h1>
        <div css={words}>
          {hero.lead && (
            <p css={lead}>
              <Inline text={hero.lead} />
            </p>
          )}
          <HeroActions links={hero.actions} />
          {hero.proof && (
            <p css={proof}>
              <Inline text={hero.proof} />
            </p>
          )}
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

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s7};
  align-items: end;
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s5};
  }
`;

const words = css`
  display: grid;
  gap: ${space.s5};
`;

const lead = css`
  max-width: 52ch;
  color: ${role.muted};
  font-size: ${size.t18};
  line-height: 1.5;
  text-wrap: pretty;
`;

const proof = css`
  color: ${role.muted};
`;
