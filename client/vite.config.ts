import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const dist = '../server/static/dist';

/** Code that a page needs together comes together: few requests, and one dictionary to compress it with. */
const group = (name: string, test: RegExp, priority = 0) => ({ name, test, priority });

/** What every page needs: all but the parts that sections/registry.ts loads. */
const site =
  /src\/(?!form\/(?!errorTitle)|job\/(?!.*generated|words)|sections\/(JobBoard\/(?!.*generated)|Enquiry(?!Form\.generated))|art\/(ProductScreen|screens|Diagram|diagrams))/;

export default defineConfig({
  publicDir: false,
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  define: { 'globalThis.__DEV__': 'false' },
  resolve: { conditions: ['es2015', 'module', 'browser', 'import', 'production'] },
  server: { proxy: { '/graphql': 'http://localhost:8080', '/assets': 'http://localhost:8080' } },
  build: {
    outDir: dist,
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'src/main.tsx' },
      output: {
        codeSplitting: {
          groups: [
            // Libraries change seldom: apart, they stay in the visitor's cache over our releases.
            group('libraries', /node_modules/, 9),
            group('site', site, 8),
            group('form', /src\/(form\/|sections\/Enquiry|job\/useReceived)/, 7),
            group('board', /src\/sections\/JobBoard\//, 6),
            group('job', /src\/job\//, 5),
            group('screens', /src\/art\/(ProductScreen|screens\/)/, 4),
            group('diagrams', /src\/art\//, 3),
          ],
        },
      },
    },
  },
});
