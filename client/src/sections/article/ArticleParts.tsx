import { css } from '@emotion/react';
import type { ArticlePage, TopProps } from '#sections/top/topProps.ts';
import { size, stack } from '#theme/tokens.ts';
import { day } from '#ui/date.ts';
import { inline } from '#ui/Inline.tsx';

/** The heading and lead of an article. */
export function ArticleWords({ hero }: Pick<TopProps, 'hero'>) {
  return (
    <div css={stack.s5}>
      <h1 id={hero.anchor ?? undefined}>{hero.heading}</h1>
      {hero.lead && <p css={lead}>{inline(hero.lead)}</p>}
    </div>
  );
}

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleByline({ page }: { page: ArticlePage }) {
  return (
    <>
      <b>{page.author}</b>
      <span>
        {page.published && (
          <>
            <time dateTime={page.published}>{day(page.published)}</time> ·{' '}
          </>
        )}
        {page.minutes}&nbsp;minutes
      </span>
      {(!page.published || page.updated > page.published) && (
        <span>
          Updated <time dateTime={page.updated}>{day(page.updated)}</time>
        </span>
      )}
    </>
  );
}

const lead = css`
  max-width: 44ch;
  font-size: ${size.t22};
  line-height: 1.4;
`;
