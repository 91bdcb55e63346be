import '#theme/site.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ApolloProvider } from '@apollo/client/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { PostedForm } from '#ui/postedForm.ts';
import { chunksOf } from '#sections/chunks.ts';
import { preload } from '#sections/registry.ts';
import { App } from './App.tsx';
import { createClient } from './apollo.ts';
import { documents } from './documents.ts';

interface Boot {
  results: { name: keyof typeof documents; variables: Record<string, unknown> | null; data: unknown }[];
  form: PostedForm | null;
  country: string;
}

document.documentElement.classList.add('js');
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

// What the page is made of must be here before it is hydrated, or React would throw the served page away.
await preload(chunksOf(boot.results.map(({ data }) => data)));

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <CacheProvider value={createCache({ key: 'css' })}>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <App form={boot.form} country={boot.country} />
      </BrowserRouter>
    </ApolloProvider>
  </CacheProvider>,
  { onRecoverableError: (error) => console.error(error) },
);
