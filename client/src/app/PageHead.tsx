import { Head } from '#ui/Head.tsx';
import { useLocation } from '#ui/location.ts';
import type { PageHeadFragment } from './PageHead.generated.ts';

/** The head of a page of the content: its addresses, and the feeds of the blog. */
export function PageHead({ page }: { page: PageHeadFragment }) {
  const { path, title, description, hidden } = page;
  const { search } = useLocation();
  return (
    <>
      <Head
        path={path === '/careers' ? path + pageNumber(search) : path}
        title={title}
        description={description}
        hidden={hidden}
        article={page.__typename === 'Article'}
      />
      {/^\/blogs(\/|$)/.test(path) && (
        <>
          <link rel="alternate" type="application/atom+xml" href="/blogs.atom" title="Blog" />
          <link rel="alternate" type="application/feed+json" href="/blogs.json" title="Blog" />
        </>
      )}
    </>
  );
}

/** Further pages of all jobs have an address of their own; searches and filters count as the first page. */
function pageNumber(search: string): string {
  return /^\?page=([2-9]|[1-9][0-9]+)$/.test(search) ? search : '';
}
