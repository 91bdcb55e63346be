import type { ApolloClient } from '@apollo/client';
import { documents } from './documents.ts';
import { type Call, callsOf, notFoundCalls, type Place, viewOf } from './operations.ts';
import { loadParts, views } from './views.ts';

/** After this many milliseconds the page says that loading failed and offers a retry. */
const timeout = 10_000;

/** Loads the data and code that an address needs. Rejects after ten seconds. */
export async function load(client: ApolloClient, place: Place, country: string): Promise<void> {
  let timer = 0;
  const watchdog = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('loading timed out')), timeout);
  });
  await Promise.race([everything(client, place, country), watchdog]).finally(() => clearTimeout(timer));
}

async function everything(client: ApolloClient, place: Place, country: string) {
  const view = views[viewOf(place.pathname)].load();
  const [results] = await Promise.all([queryAll(client, callsOf(place, country)), view]);
  const last = results.at(-1);
  const found = Object.values(last ?? {}).some((value) => value !== null && typeof value === 'object');
  const more = found ? [] : await queryAll(client, notFoundCalls(place, country));
  await loadParts([...results, ...more]);
}

async function queryAll(client: ApolloClient, calls: Call[]) {
  return Promise.all(calls.map((call) => query(client, call)));
}

async function query(client: ApolloClient, { name, variables }: Call) {
  const operation = documents[name as keyof typeof documents];
  // One failing source must not fail the page: it is shown with the data that arrived.
  const { data, error } = await client.query({ query: operation, variables: variables as never, errorPolicy: 'all' });
  if (!data) throw error ?? new Error('An error occurred');
  return data as Record<string, unknown>;
}
