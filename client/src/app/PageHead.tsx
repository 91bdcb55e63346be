import { Head } from '#ui/Head.tsx';
import { useLocation } from '#ui/location.ts';
import type { PageHeadFragment } from './PageHead.generated.ts';

/** The head of a page from the content folder, with the blog's feeds on the pages of the blog. */
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

/** Each page of the full list of jobs has its own canonical address; searches and filters have that of the first. */
function pageNumber(search: string): string {
  return /^\?page=([2-9]|[1-9][0-9]+)$/.test(search) ? search : '';
}
