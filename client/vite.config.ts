import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const dist = '../server/static/dist';
// react-dom, Apollo and the router change seldom: apart, they stay in the visitor's cache over our releases.
const vendor = (name: string, packages: string[]) => ({
  name,
  test: new RegExp(`node_modules/(${packages.join('|')})/`),
});

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
            vendor('react', ['react', 'react-dom', 'scheduler', 'react-router', '@emotion', 'stylis']),
            vendor('apollo', ['@apollo', '@wry', 'graphql', 'optimism', 'rxjs']),
          ],
        },
      },
    },
  },
});
