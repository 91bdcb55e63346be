import type { Data } from '#data/data.ts';
import { type Call, callsOf, notFoundCalls, type Place, viewOf } from './operations.ts';
import { loadParts, views } from './views.ts';

/** After this many milliseconds the page says that loading failed and offers a retry. */
const timeout = 10_000;

type Morph = typeof import('./morph.ts').morph;

/** Loads the data and code that an address needs, and how its page replaces another. Rejects after ten seconds. */
export async function load(data: Data, place: Place, country: string): Promise<Morph> {
  let timer = 0;
  const watchdog = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('loading timed out')), timeout);
  });
  return Promise.race([everything(data, place, country), watchdog]).finally(() => clearTimeout(timer));
}

async function everything(data: Data, place: Place, country: string): Promise<Morph> {
  const view = views[viewOf(place.pathname)].load();
  const [results, { morph }] = await Promise.all([queryAll(data, callsOf(place, country)), import('./morph.ts'), view]);
  // An operation begins with what its page is about.
  const found = Object.values(results.at(-1) ?? {}).find((value) => typeof value === 'object');
  const more = found ? [] : await queryAll(data, notFoundCalls(place, country));
  await loadParts([...results, ...more]);
  return morph;
}

async function queryAll(data: Data, calls: Call[]) {
  const results = await Promise.all(calls.map(({ name, variables }) => data.query(name, variables)));
  return results as Record<string, unknown>[];
}
