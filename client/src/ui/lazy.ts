/*
 * Parts of the site that not every page needs, each a chunk of its own. A page that is moved to has all of its parts
 * before it is shown. The server's build has ssr/lazy.server.ts in place of this file.
 */

/**
 * When the browser needs a part of a served page: `first` before it hydrates the page, `onVisible` only when the part
 * comes near; see hydrateOnVisible.tsx.
 */
export type Hydration = 'first' | 'onVisible';

export interface Lazy<Module = unknown> {
  /** Its file as the manifest of the build names it. Only the server knows and needs it. */
  readonly source?: string;
  readonly hydration: Hydration;
  /** What the file exports, undefined until it is loaded. */
  readonly module: Module | undefined;
  /** Rejects when the file cannot be loaded, and may be called again. */
  load(): Promise<void>;
  /** Resolves when the part is loaded. It never rejects: what the server wrote stays if loading fails. */
  ready(): Promise<void>;
}

/** Parts that a component on the screen waits for. */
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
      loaded ??= await fetch();
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
 * Loads the parts of the present page that are still awaited, null when there are none. React must have them before
 * the location changes under them, or it would take away what the server wrote until they come.
 */
export function completePage(): Promise<void> | null {
  return awaited.size > 0 ? loadAll([...awaited]).catch(() => {}) : null;
}
