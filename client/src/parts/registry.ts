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

interface Awaiting {
  arrived: Promise<void>;
  arrive: () => void;
}

const loaded: Partial<Heavy> = {};
const awaited = new Map<ChunkName, Awaiting>();

export async function preload(names: readonly ChunkName[]): Promise<void> {
  await Promise.all(names.map((name) => fetchOne(name)));
}

async function fetchOne<Name extends ChunkName>(name: Name): Promise<void> {
  loaded[name] ??= (await loaders[name]()) as Heavy[Name];
  awaited.get(name)?.arrive();
  awaited.delete(name);
}

/** A heavy part, undefined when it was not loaded before. */
export function heavy<Name extends ChunkName>(name: Name): Heavy[Name] | undefined {
  return loaded[name];
}

/** Kept when a part is there. It is never broken: what the server wrote stays if the part cannot be loaded. */
export function arrival(name: ChunkName): Promise<void> {
  const known = awaited.get(name);
  if (known) return known.arrived;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  awaited.set(name, { arrived, arrive });
  return arrived;
}

/**
 * Brings the parts of the present page that are still awaited, null when there are none. React must have them before
 * the location changes under them, or it would take away what the server wrote until they come.
 */
export function completePage(): Promise<void> | null {
  return awaited.size ? preload([...awaited.keys()]).catch(() => {}) : null;
}
