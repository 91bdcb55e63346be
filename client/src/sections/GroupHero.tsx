import { css } from '@emotion/react';
import { GroupArt } from '#art/GroupArt.tsx';
import { media, space } from '#theme/tokens.ts';
import { draws } from '#ui/motion.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { columns, HeroWords, words } from './HeroWords.tsx';
import { PageHeading } from './PageHeading.tsx';
import type { TopProps } from './topProps.ts';

/** The top of a page about a group of services: text at the left, at the right the country its routes leave. */
export function GroupHero({ page, hero }: TopProps) {
  return (
    <Wrap css={[columns, end]}>
      <PageHeading page={page} hero={hero} />
      <div css={words}>
        <HeroWords hero={hero} />
      </div>
      <GroupArt {...(hero.art ?? page.art)} ends={hero.ends} css={[picture, draws]} />
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
  ${media.drawer} {
    grid-area: 2 / 2;
    align-self: start;
  }
  ${media.phone} {
    grid-area: auto;
  }
`;
