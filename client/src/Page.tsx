import { Failure } from '#ui/Failure.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { NotFound } from './NotFound.tsx';
import { usePageQuery } from './Page.generated.ts';
import { PageView } from './PageView.tsx';
import { useVariables } from './variables.ts';

export { NotFound };

/** The page at the present address. */
export function Page() {
  const variables = useVariables('Page');
  const { data } = usePageQuery({ variables });
  if (!data) return <Broken />;
  return data.page ? <PageView page={data.page} /> : <NotFound />;
}

/** Its data could not be had. */
function Broken() {
  useStatus(500);
  return <Failure onRetry={() => window.location.reload()} />;
}
