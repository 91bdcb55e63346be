import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { targets } from './codegen/targets.mjs';
import { minifyCss } from './ssr/minifyCss.mjs';

const dist = '../server/static/dist';

/** A chunk of code that is needed together: few requests, and one dictionary to compress it with. */
const group = (name: string, test: RegExp, priority = 0) => ({ name, test, priority });

export default defineConfig({
  publicDir: false,
  plugins: [minifyCss(), react({ jsxImportSource: '@emotion/react' })],
  define: { 'globalThis.__DEV__': 'false' },
  resolve: { conditions: ['es2015', 'module', 'browser', 'import', 'production'] },
  build: {
    outDir: dist,
    emptyOutDir: true,
    manifest: 'manifest.json',
    license: { fileName: 'licenses.md' },
    target: targets,
    // Scripts of a page are 0.4 KB smaller than with the default.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'src/app/main.tsx', later: 'src/theme/later.css' },
      // Only Emotion's withTheme, which is not used, needs it.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        // Every page's script has the names of all chunks: short hashes make it smaller.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Libraries change rarely: in a chunk of their own they stay in visitors' caches over our releases.
            // The captcha's hash is for its worker alone.
            group(
              'libraries',
              /node_modules\/(?!@noble|@apollo|@wry|graphql|optimism|rxjs|tslib)|rolldown.runtime|app\/wakeReactAfterBack\./,
              11,
            ),
            // What every page needs, with all that it imports. The other chunks are the lazily loaded parts, see
            // src/ui/lazy.ts, and what they share.
            group(
              'site',
              /\/src\/(app\/main|ui\/(Head|Inline|useStatus|staticComponent|ArrowLink|linkButton|needsScripts)|(handover|layout)\/lazyParts|sections\/([a-z]+\/)?(lazyParts|homePart|servicesPart|formTopPart|shareLinksPart|plainPart|textsPart|topProps|twoColumns))\./,
              10,
            ),
            group('apollo', /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\/|\/data\/apollo/, 9),
            group('operations', /\/gql\/document-ids\./, 12),
            group('date', /\/src\/ui\/date\./, 9),
            group('text', /\/src\/ui\/text\./, 12),
            // The top of the home page needs these, but not the pictures and clocks that use them, too.
            group('lines', /\/src\/art\/(path|projection)\./, 12),
            group('holder', /\/src\/handover\/holder\./, 12),
            group('state', /\/src\/handover\/state\./, 11),
            group('handover', /\/src\/handover\/(DayChart|day|drawing|CallTime)\.tsx?$/, 9),
            group('section', /\/src\/(theme\/styles|sections\/(lists\/)?(Section|PageListSection))\./, 9),
            group('jobs', /\/src\/job\/(JobRow|StaleNote|jobWords)\./, 8),
            group('control', /\/form\/controlStyle\./, 9),
            group('fields', /\/form\/(Labelled|Choice|Select|FieldError|formContext|OfflineNote)\./, 7),
            group('form', /\/form\/(?!FileField|captcha\.|photo\.|proofOfWork|[uU]pload)|\/job\/useReceived/, 6),
          ],
        },
      },
    },
  },
});
