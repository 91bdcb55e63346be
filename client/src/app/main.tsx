import '#theme/site.css';
import { ApolloProvider } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PostedForm } from '#ui/postedForm.ts';
import { App } from './App.tsx';
import { createClient } from './apollo.ts';
import { documents } from './documents.ts';
import { windowHistory } from './history.ts';
import { load } from './load.ts';
import { firstPartsOf, loadParts } from './views.ts';

interface Boot {
  results: { name: keyof typeof documents; variables: Record<string, unknown> | null; data: unknown }[];
  form: PostedForm | null;
  country: string;
}

const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') ?? {
  results: [],
  form: null,
  country: '',
};

const client = createClient();
for (const { name, variables, data } of boot.results) {
  if (!data) continue;
  client.writeQuery({ query: documents[name], variables: given(variables ?? {}), data } as never);
}

/** Null and absent mean the same to the server, but not to the cache. */
function given(variables: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== null));
}

// The document has the styles of the served page already, so Emotion must not insert them again.
const styles = createCache({ key: 'c', stylisPlugins: [] });
for (const id of document.documentElement.dataset.emotion?.split(' ').slice(1) ?? []) styles.inserted[id] = true;

const root = document.getElementById('root') as HTMLElement;
const site = (
  <CacheProvider value={styles}>
    <ApolloProvider client={client}>
      <App history={windowHistory()} form={boot.form} country={boot.country} />
    </ApolloProvider>
  </CacheProvider>
);

// The parts of the page must be loaded before it is hydrated, or React would discard the served markup. No `await` at
// the top level: those parts import from this chunk, so each would wait for the other.
if (root.hasChildNodes()) {
  const results = boot.results.map(({ data }) => data);
  loadParts(results, firstPartsOf).then(() =>
    hydrateRoot(root, site, { onRecoverableError: (error) => console.error(error) }),
  );
} else {
  // The server could not render the page, or this is development.
  const draw = () => createRoot(root).render(site);
  load(client, location, boot.country).then(draw, draw);
}
