import { css } from '@emotion/react';
import { route } from '#art/path.ts';
import { routes } from '#art/routes.ts';
import { ink, media, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { HeroWords, words } from './HeroWords.tsx';
import { PageHeading } from './PageHeading.tsx';
import type { TopProps } from './topProps.ts';

const [width, height] = [1200, 124];
const end = [940, 44] as const;

/** The top of the page that does not exist: a route comes in from the edge and ends in mid-air. */
export function LostHero({ page, hero }: TopProps) {
  return (
    <div css={top}>
      <Wrap css={stack}>
        <PageHeading page={page} hero={hero} />
        <svg css={[routes, drawing]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={route([[-2400, 104], [330, 104], [640, end[1]], end])} />
          <path
            className="dim"
            d={route([
              [end[0] + 22, end[1]],
              [width, end[1]],
            ])}
          />
          <circle cx={end[0]} cy={end[1]} r="10" />
        </svg>
        <div css={words}>
          <HeroWords hero={hero} />
        </div>
      </Wrap>
    </div>
  );
}

const top = css`
  overflow: clip;
`;

const stack = css`
  display: grid;
  gap: ${space.s5};
  padding-bottom: ${space.section};
`;

const drawing = css`
  path,
  circle {
    vector-effect: non-scaling-stroke;
  }
  circle {
    fill: ${ink.paper};
    stroke: ${ink.hot};
    stroke-width: 3;
  }
  ${media.phone} {
    width: 130%;
    max-width: none;
  }
`;
