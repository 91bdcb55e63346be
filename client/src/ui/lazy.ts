import { fetchCode } from './release.ts';

/*
 * Parts of the site that not every page needs, each in a separate chunk. A page that is navigated to is shown once all
 * of its parts have loaded. The server's build replaces this file by ssr/lazy.server.ts.
 */

/**
 * When the browser needs a part of a served page: `first` before it hydrates the page, `onVisible` when the part is
 * near the window, see hydrateOnVisible.tsx, and `never` when it does nothing, see Static.tsx.
 */
export type Hydration = 'first' | 'onVisible' | 'never';

export interface Lazy<Module = unknown> {
  /** Its file, as in the manifest of the build. Only on the server. */
  readonly source?: string;
  readonly hydration: Hydration;
  /** What the file exports, undefined until it is loaded. */
  readonly module: Module | undefined;
  /** Rejects when the file cannot be loaded, and may be called again. */
  load(): Promise<void>;
  /** Resolves when the part is loaded. It never rejects: the served markup stays if loading fails. */
  ready(): Promise<void>;
}

/** Parts that components on the page wait for. */
const awaited = new Set<Lazy>();

/** A part of the site. `fetch` must be written as `() => import('…')`, which the server's build looks for. */
export function lazy<Module>(fetch: () => Promise<Module>, hydration: Hydration = 'first'): Lazy<Module> {
  let resolve = () => {};
  // React's `use` does not wait for a promise with the status `fulfilled`.
  const ready: Promise<void> & { status?: 'fulfilled' } = new Promise<void>((done) => {
    resolve = done;
  });
  let loaded: Module | undefined;
  const part: Lazy<Module> = {
    hydration,
    get module() {
      return loaded;
    },
    async load() {
      loaded ??= await fetchCode(fetch);
      awaited.delete(part);
      ready.status = 'fulfilled';
      resolve();
    },
    ready() {
      if (!loaded) awaited.add(part);
      return ready;
    },
  };
  return part;
}

/** Loads several parts at once. Rejects when one of them cannot be loaded. */
export async function loadAll(parts: readonly Lazy[]): Promise<void> {
  await Promise.all(parts.map((part) => part.load()));
}

/**
 * Loads the parts of the current page that are not hydrated yet, null when there are none. They must be loaded before
 * the location changes, or React would replace their served markup by an empty fallback.
 */
export function completePage(): Promise<void> | null {
  if (awaited.size === 0) return null;
  // In a page that Safari restores from memory, a file that was on its way never arrives.
  const limit = new Promise<void>((resolve) => setTimeout(resolve, 3000));
  return Promise.race([loadAll([...awaited]).catch(() => {}), limit]);
}
