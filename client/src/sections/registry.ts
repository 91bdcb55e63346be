import type { ChunkName } from './chunks.ts';

/*
 * Heavy parts by name. They are loaded before a page is hydrated or shown, so that rendering finds them at once:
 * React.lazy would send the server's visitors a gap and the browser a flash. The server's build has registry.server.ts.
 */
const loaders = {
  Diagram: () => import('#art/Diagram.tsx').then((module) => module.Diagram),
  EnquiryForm: () => import('#sections/EnquiryForm.tsx').then((module) => module.EnquiryForm),
  Job: () => import('#job/JobPage.tsx').then((module) => module.JobPage),
  JobBoard: () => import('#sections/JobBoard/JobBoard.tsx').then((module) => module.JobBoard),
  Receipt: () => import('#job/ReceiptPage.tsx').then((module) => module.ReceiptPage),
  Screen: () => import('#art/ProductScreen.tsx').then((module) => module.ProductScreen),
};

export type Heavy = { [Name in ChunkName]: Awaited<ReturnType<(typeof loaders)[Name]>> };

const loaded: Partial<Heavy> = {};

export async function preload(names: readonly ChunkName[]): Promise<void> {
  await Promise.all(names.map((name) => fetchOne(name)));
}

async function fetchOne<Name extends ChunkName>(name: Name): Promise<void> {
  if (loaded[name]) return;
  loaded[name] = (await loaders[name]()) as Heavy[Name];
}

/** A heavy part, undefined when it was not loaded before. */
export function heavy<Name extends ChunkName>(name: Name): Heavy[Name] | undefined {
  return loaded[name];
}
