import { Failure } from '#ui/Failure.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { useVariables } from '#ui/variables.ts';
import { NotFound } from './NotFound.tsx';
import { type PageQueryVariables, usePageQuery } from './Page.generated.ts';
import { PageView, partsOf } from './PageView.tsx';

export { NotFound, partsOf };

/** The page at the current address. */
export function Page() {
  const variables = useVariables<PageQueryVariables>('Page');
  const { data } = usePageQuery({ variables });
  if (!data) return <Broken />;
  return data.page ? <PageView page={data.page} /> : <NotFound />;
}

/** Shown when the data of a page is missing. */
function Broken() {
  useStatus(500);
  return <Failure onRetry={() => window.location.reload()} />;
}
