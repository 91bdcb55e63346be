import { css } from '@emotion/react';
import { columns, HeroWords, words } from '#sections/top/HeroWords.tsx';
import { PageHeading } from '#sections/top/PageHeading.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { media, space } from '#theme/tokens.ts';
import { draws } from '#ui/motion.ts';
import { Picture } from '#ui/Picture.tsx';
import { Wrap } from '#ui/Wrap.tsx';

/** The top of a page with a picture of its own, beside the text. */
export function GroupHero({ page, hero }: TopProps) {
  return (
    <Wrap css={[columns, end]}>
      <PageHeading page={page} hero={hero} />
      <div css={words}>
        <HeroWords hero={hero} />
      </div>
      {page.art && <Picture picture={page.art} css={[picture, draws]} />}
    </Wrap>
  );
}

const end = css`
  padding-bottom: ${space.section};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const picture = css`
  grid-area: 1 / 2 / 3;
  align-self: center;
  justify-self: end;
  width: 100%;
  max-width: 480px;
  ${media.drawer} {
    grid-area: 2 / 2;
    align-self: start;
  }
  ${media.phone} {
    grid-area: auto;
  }
`;
