import { NotFound } from './NotFound.tsx';
import { usePageQuery } from './Page.generated.ts';
import { PageView } from './PageView.tsx';
import { useVariables } from './variables.ts';

export { NotFound };

/** The page at the present address. */
export function Page() {
  const variables = useVariables('Page');
  const { data } = usePageQuery({ variables });
  if (!data) return null;
  return data.page ? <PageView page={data.page} /> : <NotFound />;
}
