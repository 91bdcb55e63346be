import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { targets } from './codegen/targets.mjs';
import { minifyCss } from './ssr/minifyCss.mjs';
import { trimLibraries } from './ssr/trimLibraries.mjs';

const dist = '../server/static/dist';

/** Code that a page needs together comes together: few requests, and one dictionary to compress it with. */
const group = (name: string, test: RegExp, priority = 0) => ({ name, test, priority });

/** What every page needs. The rest are chunks by `lazy`, and what those have in common. */
const everyPage = [
  'app/(?!Page(?!Head)|page|NotFound)',
  '(app/Page|app/NotFound|job/Job|job/Receipt|sections/JobBoard/JobSearch)\\.generated',
  '(gql|theme)/',
  'layout/(?!MobileMenu|DrawerGroup)',
  'ui/(?!Drawer|CopyLink|linkButton)',
  'art/(?!ProductScreen|screens/|Diagram|diagrams/|Office|pins)',
  'job/jobWords',
  'sections/(lazy|Cards|Facts|HeroActions|Section|teaser)\\.',
];
const site = new RegExp(`/src/(${everyPage.join('|')})`);

export default defineConfig({
  publicDir: false,
  plugins: [trimLibraries(), minifyCss(), react({ jsxImportSource: '@emotion/react' })],
  define: { 'globalThis.__DEV__': 'false' },
  resolve: { conditions: ['es2015', 'module', 'browser', 'import', 'production'] },
  server: { proxy: { '/graphql': 'http://localhost:8080', '/assets': 'http://localhost:8080' } },
  build: {
    outDir: dist,
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: targets,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'src/app/main.tsx' },
      output: {
        codeSplitting: {
          groups: [
            // Libraries change seldom: apart, they stay in the visitor's cache over our releases.
            group('libraries', /node_modules\/(?!@noble)|rolldown.runtime/, 9),
            group('site', site, 8),
            group(
              'fields',
              /\/form\/(Labelled|Choice|Select|FieldError|formContext|OfflineNote)\.|\/ui\/linkButton/,
              7,
            ),
            group('form', /\/form\/(?!FileField|captcha\.|proofOfWork|[uU]pload)|\/job\/useReceived/, 6),
          ],
        },
      },
    },
  },
});
