import { createContext, runInContext } from 'node:vm';
import createCache from '@emotion/cache';

/**
 * Vite plugin: compiles the styles of all modules while the server's bundle is built, and puts their rules in front
 * of it, by the names of the styles. At run time that would take the engine as long as the rest of a page does.
 */
export function precompileCss() {
  return {
    name: 'precompile-css',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const names = new Map();
        runInContext(chunk.code, createContext({ __styleNames: names }));
        const cache = createCache({ key: 'c', stylisPlugins: [] });
        cache.compat = true;
        for (const [styles, name] of names) cache.insert(`.c-${name}`, { name, styles }, cache.sheet, true);
        chunk.code = `globalThis.__styleRules=${JSON.stringify(cache.inserted)};${chunk.code}`;
      }
    },
  };
}
