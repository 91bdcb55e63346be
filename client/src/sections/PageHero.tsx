import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { space } from '#theme/tokens.ts';
import { draws } from '#ui/motion.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { columns, HeroWords, picture, words } from './HeroWords.tsx';
import { PageHeading } from './PageHeading.tsx';
import type { TopProps } from './topProps.ts';

/** Lists of figures, beside which a route would say nothing. */
const plain: ReadonlySet<string> = new Set(['/case-study']);

/** Text at the left, the page's picture at the right. */
export function PageHero({ page, hero }: TopProps) {
  const art = hero.art ?? page.art;
  return (
    <Wrap css={[columns, end]}>
      <PageHeading page={page} hero={hero} />
      <div css={words}>
        <HeroWords hero={hero} />
      </div>
      {!plain.has(page.path) && <RouteArt {...art} width={520} height={400} density={9} css={[picture, draws]} />}
    </Wrap>
  );
}

const end = css`
  padding-bottom: ${space.section};
`;
