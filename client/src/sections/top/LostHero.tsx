import { css } from '@emotion/react';
import { media, space, stack } from '#theme/tokens.ts';
import { Picture } from '#ui/Picture.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { HeroWords, words } from './HeroWords.tsx';
import { PageHeading } from './PageHeading.tsx';
import type { TopProps } from './topProps.ts';

/** The top of the page that does not exist: a route comes in from the edge and ends in mid-air. */
export function LostHero({ page, hero }: TopProps) {
  return (
    <div css={top}>
      <Wrap css={column}>
        <PageHeading page={page} hero={hero} />
        {page.art && <Picture picture={page.art} css={drawing} />}
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

const column = css`
  ${stack.s5};
  padding-bottom: ${space.section};
`;

const drawing = css`
  ${media.phone} {
    width: 130%;
    max-width: none;
  }
`;
