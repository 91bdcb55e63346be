import './wakeReactAfterBack.ts';
import '#theme/site.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Data, DataContext, type Result } from '#data/data.ts';
import type { PostedForm } from '#ui/postedForm.ts';
import { renew, renewUntouched } from '#ui/release.ts';
import { App } from './App.tsx';
import { windowHistory } from './history.ts';
import { load } from './load.ts';
import { firstPartsOf, loadParts } from './views.ts';

interface Boot {
  results: Result[];
  form: PostedForm | null;
  country: string;
}

const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') ?? {
  results: [],
  form: null,
  country: '',
};

const data = new Data(boot.results);

// The document has the styles of the served page already, so Emotion must not insert them again. The key is in the name
// of every class: two letters fewer save 1.2 KB of HTML in the job search.
const styles = createCache({ key: 'c', stylisPlugins: [] });
for (const id of document.documentElement.dataset.emotion?.split(' ').slice(1) ?? []) styles.inserted[id] = true;

const root = document.getElementById('root') as HTMLElement;
const site = (attempt = 0) => (
  <CacheProvider key={attempt} value={styles}>
    <DataContext value={data}>
      <App history={windowHistory()} form={boot.form} country={boot.country} />
    </DataContext>
  </CacheProvider>
);

// The parts of the page must be loaded before it is hydrated, or React would discard the served markup. No `await` at
// the top level: those parts import from this chunk, so each would wait for the other.
if (root.hasChildNodes()) {
  const results = boot.results.map(({ data }) => data);
  const hydrate = () => {
    const page = hydrateRoot(root, site(), {
      // When something else has changed the markup, React discards it and needs the code of what does nothing, too.
      onRecoverableError(error) {
        console.error(error);
        loadParts(results).then(() => page.render(site(1)), renew);
      },
    });
  };
  // As a transition, React hydrates in short slices, and what is clicked first.
  loadParts(results, firstPartsOf).then(() => startTransition(hydrate), renewUntouched);
} else {
  // The server could not render the page, or this is development.
  const draw = () => createRoot(root).render(site());
  load(data, location, boot.country).then(draw, draw);
}
