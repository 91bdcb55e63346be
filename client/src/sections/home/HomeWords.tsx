import { css } from '@emotion/react';
import { HeroActions } from '#sections/top/HeroActions.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';

/** The words at the top of the home page: two lines over the whole width, and a column with what to do next. */
export function HomeWords({ hero }: Pick<TopProps, 'hero'>) {
  return (
    <Wrap css={words}>
      <h1 css={headline} id={hero.anchor ?? undefined}>
        {hero.heading}
      </h1>
      <div css={column}>
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
    </Wrap>
  );
}

/* In front of the map. The column has room for three lines of lead and three of proof: the map is as high. */
const words = css`
  position: relative;
  z-index: 1;
  ${media.bar} {
    min-height: calc(${size.t72} * 2 + 296px);
    pointer-events: none;
    a {
      pointer-events: auto;
    }
  }
`;

const headline = css`
  max-width: 26ch;
  font-size: ${size.t72};
`;

const column = css`
  display: grid;
  gap: ${space.s5};
  max-width: 384px;
  padding-top: 2.3rem;
  ${media.drawer} {
    max-width: none;
    padding-top: ${space.s5};
  }
`;

const lead = css`
  max-width: 22em;
  font-size: 1.5rem;
  line-height: 1.42;
  text-wrap: pretty;
  ${media.drawer} {
    max-width: 30em;
  }
  ${media.phone} {
    font-size: ${size.t18};
    line-height: 1.5;
  }
`;

const proof = css`
  max-width: 34em;
  color: ${role.muted};
  text-wrap: pretty;
`;
