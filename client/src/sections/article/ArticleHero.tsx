import { css } from '@emotion/react';
import { texts } from '#sections/parts/textsPart.ts';
import type { ArticlePage, TopProps } from '#sections/top/topProps.ts';
import { media, role, space, split } from '#theme/tokens.ts';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { shareLinks } from './shareLinksPart.ts';

const ShareLinks = hydrateOnVisible(shareLinks, (module) => module.ShareLinks);
const Words = staticComponent(texts, (module) => module.ArticleWords);
const Byline = staticComponent(texts, (module) => module.ArticleByline);
const Cover = staticComponent(texts, (module) => module.Cover);

/** The heading of an article, its author and date, and its cover across the page. Only its links to share do something. */
export function ArticleHero({ page, hero }: { page: ArticlePage; hero: TopProps['hero'] }) {
  return (
    <Wrap>
      <div css={columns}>
        <Words hero={hero} />
        <div css={by}>
          <Byline page={page} />
          <ShareLinks path={page.path} title={page.title} />
        </div>
      </div>
      {page.figure && <Cover figure={page.figure} art={page.art} path={page.path} />}
    </Wrap>
  );
}

const columns = css`
  ${split('8fr 4fr', media.drawer)};
  gap: ${space.s7};
  align-items: end;
  padding-bottom: ${space.s6};
  ${media.drawer} {
    gap: ${space.s6};
  }
`;

const by = css`
  display: grid;
  gap: 0.3rem;
  padding-top: ${space.s4};
  border-top: 2px solid ${role.rule};
  color: ${role.muted};
  b {
    color: ${role.text};
  }
`;
