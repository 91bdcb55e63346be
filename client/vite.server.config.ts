import { cp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { minifyCss } from './ssr/minifyCss.mjs';
import { staticImports } from './ssr/staticImports.mjs';

/** Where the build goes unless the command line says otherwise. */
const dist = resolve('../server/static/dist');
const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));

/** The engine has no modules; what is left of dynamic imports is in branches that never run here. */
const noDynamicImport: Plugin = {
  name: 'no-dynamic-import',
  renderChunk: (code) => code.replace(/\bimport\(/g, 'globalThis.__import('),
};

/** Apollo Client, workers and the captcha's proof of work are for browsers: all results are there before a render. */
const noBrowserCode: Plugin = {
  name: 'no-browser-code',
  enforce: 'pre',
  resolveId: (id) => (/\?worker|\/(?:proofOfWork|apollo)\.ts$/.test(id) ? '\0browser' : null),
  load: (id) => (id === '\0browser' ? "export default ''; export const solve = null" : null),
};

/** What Go reads in addition to the bundle: the ids of the operations by their names, and the text of each. */
const contracts: Plugin = {
  name: 'contracts',
  async writeBundle({ dir = dist }) {
    const { module } = await runnerImport<typeof import('./src/gql/document-ids.ts')>('./src/gql/document-ids.ts', {
      configFile: false,
      logLevel: 'error',
    });
    await writeFile(join(dir, 'operations.json'), `${JSON.stringify(module.documentIds, null, 1)}\n`);
    // Emptied by the build before, and wanted by Go's embed in a fresh checkout.
    await writeFile(join(dir, '.gitkeep'), '');
    await cp('src/gql/documents.json', join(dir, 'documents.json'));
  },
};

export default defineConfig({
  publicDir: false,
  plugins: [
    minifyCss(),
    staticImports(),
    react({ jsxImportSource: '@emotion/react' }),
    noDynamicImport,
    noBrowserCode,
    contracts,
  ],
  define: { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' },
  resolve: {
    conditions: ['module', 'edge-light', 'import', 'production'],
    mainFields: ['module', 'main'],
    alias: [
      // This build renders to a string and wants nothing of its surroundings.
      {
        find: /^react-dom\/server$/,
        replacement: join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js'),
      },
      { find: /^@emotion\/hash$/, replacement: resolve('ssr/hash.mjs') },
      { find: /^@emotion\/react\/jsx-runtime$/, replacement: resolve('ssr/jsx.mjs') },
      { find: '#ui/lazy.ts', replacement: resolve('ssr/lazy.server.ts') },
      { find: /^(#ui|\.)\/Static\.tsx$/, replacement: resolve('ssr/Static.server.tsx') },
      { find: '#ui/shared.ts', replacement: resolve('ssr/shared.server.tsx') },
    ],
  },
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    // Small, because every engine holds its source; with its names, because errors quote them.
    minify: 'oxc',
    cssCodeSplit: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    lib: { entry: 'ssr/server.tsx', formats: ['iife'], name: 'site', fileName: () => 'server.js' },
    // The same names as in the browser's build: both write the same address of a picture.
    rolldownOptions: {
      output: {
        codeSplitting: false,
        minify: { compress: true, mangle: false, codegen: true },
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
