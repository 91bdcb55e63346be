import type { StorybookConfig } from '@storybook/react-vite';
import { readHistory } from './history.ts';

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './recipes/*.mdx',
    './foundations/*.mdx',
    './foundations/*.stories.tsx',
    '../src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // The site's own Vite configuration writes into the server; the catalog must not.
    options: { strictMode: true, builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, componentHistory: JSON.stringify(readHistory(process.cwd())) },
  }),
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The toolbar has room for what visitors choose, at 1280 px and on a phone.
    backgrounds: false,
    measure: false,
    outline: false,
    // For Names.mdx.
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
