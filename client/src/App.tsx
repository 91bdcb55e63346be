import { Route, Routes } from 'react-router';
import { Layout } from '#layout/Layout.tsx';
import { heavy } from '#sections/registry.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { type PostedForm, PostedFormContext } from '#ui/postedForm.ts';
import { CountryContext } from '#ui/site.ts';
import { Navigation } from './Navigation.tsx';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';

interface AppProps {
  form: PostedForm | null;
  country: string;
}

export function App({ form, country }: AppProps) {
  return (
    <ErrorBoundary>
      <CountryContext value={country}>
        <Navigation>
          {(shown, content) => (
            // What was posted belongs to the document it came with, not to the pages visited from there.
            <PostedFormContext value={shown.key === 'default' ? form : null}>
              <Layout pathname={shown.pathname}>
                <ErrorBoundary key={shown.pathname}>
                  {content(
                    <Routes location={shown}>
                      <Route path="/careers/:job" element={<Late name="Job" />} />
                      <Route path="/receipts/:key" element={<Late name="Receipt" />} />
                      <Route path="*" element={<Page />} />
                    </Routes>,
                  )}
                </ErrorBoundary>
              </Layout>
            </PostedFormContext>
          )}
        </Navigation>
      </CountryContext>
    </ErrorBoundary>
  );
}

/** A page whose code comes with its data. */
function Late({ name }: { name: 'Job' | 'Receipt' }) {
  const Shown = heavy(name);
  return Shown && <Shown missing={<NotFound />} />;
}
