import type { ApolloClient } from '@apollo/client';
import { documents } from './documents.ts';
import { type Call, callsOf, notFoundCalls, type Place, viewOf } from './operations.ts';
import { loadParts, views } from './views.ts';

/** After this many milliseconds the visitor is told that loading failed, and may try again. */
const timeout = 10_000;

/** Loads everything an address needs, data and code, so that it can be shown at once. Rejects after ten seconds. */
export async function load(client: ApolloClient, place: Place, country: string): Promise<void> {
  let timer = 0;
  const watchdog = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('no answer in time')), timeout);
  });
  await Promise.race([everything(client, place, country), watchdog]).finally(() => clearTimeout(timer));
}

async function everything(client: ApolloClient, place: Place, country: string) {
  const view = views[viewOf(place.pathname)].load();
  const [results] = await Promise.all([askAll(client, callsOf(place, country)), view]);
  const last = results.at(-1);
  const found = Object.values(last ?? {}).some((value) => value !== null && typeof value === 'object');
  const more = found ? [] : await askAll(client, notFoundCalls(place, country));
  await loadParts([...results, ...more]);
}

async function askAll(client: ApolloClient, calls: Call[]) {
  return Promise.all(calls.map((call) => ask(client, call)));
}

async function ask(client: ApolloClient, { name, variables }: Call) {
  const query = documents[name as keyof typeof documents];
  // A page is shown with what there is: a source that fails must not take the others with it.
  const { data, error } = await client.query({ query, variables: variables as never, errorPolicy: 'all' });
  if (!data) throw error ?? new Error('An error occurred');
  return data as Record<string, unknown>;
}
