import { BlogFeeds } from '#sections/article/BlogFeeds.tsx';
import { RuledRow } from '#sections/parts/Cards.tsx';
import { ruled } from '#theme/styles.ts';
import { CaseRow, TextRow } from './IndexRow.tsx';
import { nameOf, type Teaser } from './teaser.ts';

/** All pages of a kind, one below the other. */
export function PageRows({ pages }: { pages: readonly Teaser[] }) {
  return (
    <>
      <ul css={ruled}>
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
