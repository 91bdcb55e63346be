import { css } from '@emotion/react';
import { LazyProductScreen } from '#art/lazyParts.ts';
import { media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { HeroActions } from './HeroActions.tsx';
import { HomeMap } from './HomeMap.tsx';
import type { TopProps } from './topProps.ts';

/** The top of the home page: two lines of text, and a route from the page's edge over the map to a product screen. */
export function HomeHero({ hero }: Pick<TopProps, 'hero'>) {
  return (
    <div css={top}>
      <Wrap>
        <h1 css={headline} id={hero.anchor ?? undefined}>
          {hero.heading}
        </h1>
        <div css={columns}>
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
          <HomeMap>{hero.stage && <LazyProductScreen name={hero.stage} />}</HomeMap>
        </div>
      </Wrap>
    </div>
  );
}

const top = css`
  position: relative;
  padding-top: clamp(2rem, 4.4vw, 3.6rem);
  overflow: clip;
`;

const headline = css`
  max-width: 26ch;
  font-size: ${size.t72};
  ${media.drawer} {
    max-width: none;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;

const words = css`
  position: relative;
  z-index: 2;
  display: grid;
  gap: ${space.s5};
  align-content: start;
  padding-top: ${space.s7};
  ${media.phone} {
    padding-top: ${space.s5};
  }
`;

const lead = css`
  max-width: 31ch;
  font-size: ${size.t22};
  line-height: 1.42;
  text-wrap: pretty;
  ${media.narrow} {
    max-width: 46ch;
  }
  ${media.phone} {
    font-size: ${size.t18};
    line-height: 1.5;
  }
`;

const proof = css`
  max-width: 44ch;
  padding-top: ${space.s4};
  border-top: 1px solid ${role.line};
  color: ${role.muted};
  font-size: 1.0715rem;
  line-height: 1.5;
`;
