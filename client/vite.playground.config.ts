import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { targets } from './codegen/targets.mjs';

/**
 * The playground: GraphiQL, a page of its own with a policy of its own, in no bundle of the site. It makes the program
 * 12 MB larger, and is streamed from there rather than held in memory.
 */
export default defineConfig({
  root: 'playground',
  base: '/playground/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: resolve('../server/static/dist/playground'),
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    target: targets,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // GraphiQL's modules speak to the React compiler, which has run before they were published.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
});
