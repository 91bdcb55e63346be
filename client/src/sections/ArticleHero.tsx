import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { color, media, radius, role, size, space } from '#theme/tokens.ts';
import { day } from '#ui/date.ts';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import type { TopFragment } from './Top.generated.ts';
import type { TopProps } from './topProps.ts';

type ArticleTop = Extract<TopFragment, { __typename: 'Article' }>;

/** The heading of an article, its author and date, and its cover across the page. */
export function ArticleHero({ page, hero }: { page: ArticleTop; hero: TopProps['hero'] }) {
  return (
    <Wrap>
      <div css={columns}>
        <div css={words}>
          <h1 id={hero.anchor ?? undefined}>{hero.heading}</h1>
          {hero.lead && (
            <p css={lead}>
              <Inline text={hero.lead} />
            </p>
          )}
        </div>
        <div css={by}>
          <b>{page.author}</b>
          <span>
            <time dateTime={page.published}>{day(page.published)}</time> · {page.minutes}&nbsp;minutes
          </span>
          {page.updated > page.published && (
            <span>
              Updated <time dateTime={page.updated}>{day(page.updated)}</time>
            </span>
          )}
          <ShareLinks path={page.path} title={page.title} />
        </div>
      </div>
      <div css={cover} data-ground="navy">
        <RouteArt {...(hero.art ?? page.art)} width={1100} height={300} density={9} />
      </div>
    </Wrap>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: ${space.s7};
  align-items: end;
  padding-bottom: ${space.s6};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;

const words = css`
  display: grid;
  gap: ${space.s5};
`;

const lead = css`
  max-width: 44ch;
  font-size: ${size.t22};
  line-height: 1.4;
  text-wrap: pretty;
`;

const by = css`
  display: grid;
  gap: 0.3rem;
  padding-top: ${space.s4};
  border-top: 2px solid ${color.navy800};
  color: ${role.muted};
  b {
    color: ${role.text};
  }
`;

const cover = css`
  padding: ${space.s5} ${space.s6};
  border-radius: ${radius.card};
  ${media.phone} {
    padding: ${space.s4} 0;
    overflow: hidden;
    svg {
      width: 172%;
      max-width: none;
      margin-left: -26%;
    }
  }
`;
