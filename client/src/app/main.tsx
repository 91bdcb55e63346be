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

/** Null and absent are one to the server's table, but two to the cache. */
function given(variables: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== null));
}

// The styles of the served page are here already; said so, Emotion does not put them in a second time.
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

// What the page is made of must be here before it is hydrated, or React would throw the served page away. This file
// must not wait for it: those parts import what stands beside it, and would wait in turn.
if (root.hasChildNodes()) {
  const answers = boot.results.map(({ data }) => data);
  loadParts(answers, firstPartsOf).then(() =>
    hydrateRoot(root, site, { onRecoverableError: (error) => console.error(error) }),
  );
} else {
  // The server could not render it, or this is development: the page is made here.
  const draw = () => createRoot(root).render(site);
  load(client, location, boot.country).then(draw, draw);
}
