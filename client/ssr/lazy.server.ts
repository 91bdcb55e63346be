import type { Hydration, Lazy } from '#ui/lazy.ts';

/* The server has everything in one file, and loads nothing later; see src/ui/lazy.ts. */

/** What the build puts in place of `import()`, see staticImports.mjs. */
type Built<Module> = () => { module: Module; source: string };

export function lazy<Module>(built: Built<Module>, hydration: Hydration = 'first'): Lazy<Module> {
  return { ...built(), hydration, load: loadAll, ready: () => ready };
}

const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

export async function loadAll(): Promise<void> {}

export function completePage(): null {
  return null;
}
