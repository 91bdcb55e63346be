import { css } from '@emotion/react';
import { BlogFeeds } from '#sections/article/BlogFeeds.tsx';
import { RuledRow } from '#sections/parts/Cards.tsx';
import { role } from '#theme/tokens.ts';
import { CaseRow, TextRow } from './IndexRow.tsx';
import { nameOf, type Teaser } from './teaser.ts';

/** All pages of a kind, one below the other. */
export function PageRows({ pages }: { pages: readonly Teaser[] }) {
  return (
    <>
      <ul css={list}>
        {pages.map((page) => (
          <Row key={page.path} page={page} />
        ))}
      </ul>
      {pages.some(({ __typename }) => __typename === 'Article') && <BlogFeeds />}
    </>
  );
}

function Row({ page }: { page: Teaser }) {
  switch (page.__typename) {
    case 'CaseStudy':
      return <CaseRow page={page} />;
    case 'Article':
      return <TextRow page={page} />;
    default:
      return <RuledRow title={nameOf(page)} text={page.description} link={page.path} />;
  }
}

const list = css`
  border-top: 2px solid ${role.rule};
`;
