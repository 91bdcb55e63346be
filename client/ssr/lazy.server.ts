import type { Hydration, Lazy } from '#ui/lazy.ts';

/* The server has everything in one file, and loads nothing later; see src/ui/lazy.ts. */

/** The build puts the module itself in place of `import()`, see staticImports.mjs. */
export function lazy<Module>(
  source: string,
  fetch: () => Promise<Module>,
  hydration: Hydration = 'first',
): Lazy<Module> {
  return { source, hydration, module: fetch() as Module, load: loadAll, ready: () => ready };
}

const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

export async function loadAll(): Promise<void> {}

export function completePage(): null {
  return null;
}
