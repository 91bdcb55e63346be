import { type ComponentType, type ReactNode, useState } from 'react';
import { Layout } from '#layout/Layout.tsx';
import { searchShortcut } from '#sections/lazyParts.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useLocation } from '#ui/location.ts';
import { type PostedForm, PostedFormContext } from '#ui/postedForm.ts';
import { CountryContext } from '#ui/site.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { VariablesContext } from '#ui/variables.ts';
import type { SiteHistory } from './history.ts';
import { Navigation } from './Navigation.tsx';
import { variablesOf, viewOf } from './operations.ts';
import { AlertPage, JobPage, NotFound, Page, ReceiptPage } from './views.ts';

const SearchShortcut = lazyComponent(searchShortcut, (module) => module.SearchShortcut);

interface AppProps {
  history: SiteHistory;
  form: PostedForm | null;
  country: string;
}

export function App({ history, form, country }: AppProps) {
  return (
    <ErrorBoundary>
      <CountryContext value={country}>
        <VariablesContext value={variablesOf}>
          <Navigation history={history}>{(content) => <Frame form={form}>{content(<View />)}</Frame>}</Navigation>
        </VariablesContext>
      </CountryContext>
    </ErrorBoundary>
  );
}

/** An error in a page leaves header and footer in place, and does not affect the next page. */
function Frame({ form, children }: { form: PostedForm | null; children: ReactNode }) {
  const { key, pathname } = useLocation();
  const [first] = useState(key);
  const isLoaded = useLoaded(searchShortcut, true);
  return (
    // A posted form belongs to the document it came with, not to the pages visited from there.
    <PostedFormContext value={key === first ? form : null}>
      <Layout pathname={pathname}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        {isLoaded && <SearchShortcut />}
      </Layout>
    </PostedFormContext>
  );
}

const pages: Record<ReturnType<typeof viewOf>, ComponentType<{ missing: ReactNode }>> = {
  Page,
  Job: JobPage,
  Receipt: ReceiptPage,
  Alert: AlertPage,
};

/** The page at the current address. Its code was loaded with its data. */
function View() {
  const { pathname } = useLocation();
  const Shown = pages[viewOf(pathname)];
  return <Shown missing={<NotFound />} />;
}
