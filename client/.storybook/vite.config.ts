import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  // The mocks are made from ../schema.graphql, above the package.
  server: { fs: { allow: ['..'] } },
  // The catalog is opened by developers, in current browsers.
  build: { chunkSizeWarningLimit: 3000 },
  // Found early, or the first run of the tests would be interrupted by a reload for each of them.
  optimizeDeps: {
    include: [
      '@apollo/client',
      '@emotion/cache',
      '@emotion/react',
      '@emotion/react/jsx-dev-runtime',
      '@emotion/react/jsx-runtime',
      '@storybook/addon-docs/blocks',
      '@storybook/react-vite',
      'axe-core',
      'graphql',
      'react',
      'react-dom/client',
      'storybook/test',
      'storybook/theming',
    ],
  },
});
