import { css } from '@emotion/react';
import { media, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { HeroWords, words } from './HeroWords.tsx';
import { PageHeading } from './PageHeading.tsx';
import type { TopProps } from './topProps.ts';

/** A heading, and beside it what the page is for. Nothing is drawn where there is nothing to show. */
export function PlainHero({ page, hero }: TopProps) {
  return (
    <Wrap css={columns}>
      <PageHeading page={page} hero={hero} />
      <div css={words}>
        <HeroWords hero={hero} />
      </div>
    </Wrap>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s5} ${space.s7};
  align-items: end;
  padding-bottom: ${space.s5};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
