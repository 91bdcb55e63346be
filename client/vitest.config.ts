import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { steady } from './e2e/pictures/camera.ts';
import { comparePictures, prunePictures, smallWindow } from './e2e/pictures/story.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  ...steady,
];

const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath, args },
    contextOptions: { reducedMotion: 'reduce', viewport: smallWindow },
  }),
  commands: { comparePictures, prunePictures },
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          css: true,
          include: ['src/**/*.test.ts', '{codegen,dev,ssr}/**/*.test.mjs'],
        },
      },
      {
        extends: '.storybook/vite.config.ts',
        test: { name: 'stories', include: ['.storybook/*.test.tsx', 'src/**/*.test.tsx'], browser: browser() },
      },
    ],
  },
});
