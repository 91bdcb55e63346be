import type { ChunkName } from './chunks.ts';

/*
 * Heavy parts by name. Those that a page cannot be without are loaded before it is hydrated; the others stay as the
 * server wrote them until they come near, see late.tsx. A page that is moved to has all of them before it is shown.
 * The server's build has registry.server.ts in place of this file.
 */
const loaders = {
  Diagram: () => import('#art/Diagram.tsx').then((module) => module.Diagram),
  EnquiryForm: () => import('#sections/EnquiryForm.tsx').then((module) => module.EnquiryForm),
  Home: () => import('#sections/home.ts'),
  Job: () => import('#job/JobPage.tsx').then((module) => module.JobPage),
  JobBoard: () => import('#sections/JobBoard/JobBoard.tsx').then((module) => module.JobBoard),
  Lists: () => import('#sections/lists.ts'),
  MobileMenu: () => import('#layout/MobileMenu.tsx').then((module) => module.MobileMenu),
  OfficeMap: () => import('#art/OfficeMap.tsx').then((module) => module.OfficeMap),
  Page: () => import('#Page.tsx'),
  Reading: () => import('#sections/reading.ts'),
  Receipt: () => import('#job/ReceiptPage.tsx').then((module) => module.ReceiptPage),
  Screen: () => import('#art/ProductScreen.tsx').then((module) => module.ProductScreen),
};

export type Heavy = { [Name in ChunkName]: Awaited<ReturnType<(typeof loaders)[Name]>> };

const loaded: Partial<Heavy> = {};

export async function preload(names: readonly ChunkName[]): Promise<void> {
  await Promise.all(names.map((name) => fetchOne(name)));
}

async function fetchOne<Name extends ChunkName>(name: Name): Promise<void> {
  loaded[name] ??= (await loaders[name]()) as Heavy[Name];
  const known = arrivals.get(name);
  if (known) keep(known);
}

/** A heavy part, undefined when it was not loaded before. */
export function heavy<Name extends ChunkName>(name: Name): Heavy[Name] | undefined {
  return loaded[name];
}

/** A promise as React reads it: one that says it is kept is not waited for. */
export type Arrival = Promise<void> & { status?: 'fulfilled'; value?: undefined };

interface Known {
  arrival: Arrival;
  resolve: () => void;
}

const arrivals = new Map<ChunkName, Known>();

/** Kept when a part is there. It is never broken: what the server wrote stays if the part cannot be loaded. */
export function arrivalOf(name: ChunkName): Arrival {
  const known = arrivals.get(name) ?? make();
  arrivals.set(name, known);
  if (loaded[name]) keep(known);
  return known.arrival;
}

function make(): Known {
  let resolve = () => {};
  const arrival: Arrival = new Promise<void>((done) => {
    resolve = done;
  });
  return { arrival, resolve };
}

function keep({ arrival, resolve }: Known) {
  arrival.status = 'fulfilled';
  resolve();
}

/**
 * Brings the parts of the present page that are still awaited, null when there are none. React must have them before
 * the location changes under them, or it would take away what the server wrote until they come.
 */
export function completePage(): Promise<void> | null {
  const awaited = [...arrivals.keys()].filter((name) => !loaded[name]);
  return awaited.length ? preload(awaited).catch(() => {}) : null;
}
