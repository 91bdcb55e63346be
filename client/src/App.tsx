import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Layout } from '#layout/Layout.tsx';
import { heavy } from '#parts/registry.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { type PostedForm, PostedFormContext } from '#ui/postedForm.ts';
import { CountryContext } from '#ui/site.ts';
import type { SiteHistory } from './history.ts';
import { Navigation } from './Navigation.tsx';
import { viewOf } from './operations.ts';

interface AppProps {
  history: SiteHistory;
  form: PostedForm | null;
  country: string;
}

export function App({ history, form, country }: AppProps) {
  return (
    <ErrorBoundary>
      <CountryContext value={country}>
        <Navigation history={history}>{(content) => <Frame form={form}>{content(<View />)}</Frame>}</Navigation>
      </CountryContext>
    </ErrorBoundary>
  );
}

/** A page that fails leaves header and footer standing, and the next page begins anew. */
function Frame({ form, children }: { form: PostedForm | null; children: ReactNode }) {
  const { key, pathname } = useLocation();
  const [first] = useState(key);
  return (
    // What was posted belongs to the document it came with, not to the pages visited from there.
    <PostedFormContext value={key === first ? form : null}>
      <Layout pathname={pathname}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </Layout>
    </PostedFormContext>
  );
}

/** The page at the present address: of sections, or one of its own. Its code came with its data. */
function View() {
  const view = viewOf(useLocation().pathname);
  const sections = heavy('Page');
  if (view === 'Page') return sections && <sections.Page />;
  const Own = heavy(view);
  return Own && <Own missing={sections && <sections.NotFound />} />;
}
