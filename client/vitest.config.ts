import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { highest, likeness, scale, steady } from './e2e/pictures/camera.ts';

// Unit tests write hours to 24, as the browsers of the others do.
process.env.LC_ALL = 'en_GB';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  ...steady,
];

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>;
  }
}

/** Or a link below the pointer, which an earlier test has moved, would look pointed at. */
const movePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath, args },
    contextOptions: {
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      deviceScaleFactor: scale,
      viewport: { width: 1600, height: highest },
    },
  }),
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      comparatorOptions: { threshold: likeness.threshold, allowedMismatchedPixels: likeness.pixels },
      // The test's timeout is enough. Vitest would leave a timer running, and the process would not end before it.
      timeout: 0,
      resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
        `${root}/e2e/pictures/baselines/stories/${arg}${ext}`,
    },
  },
  commands: { movePointerAway },
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
          include: ['src/**/*.test.ts', '{codegen,dev,prose,ssr}/**/*.test.mjs'],
        },
      },
      {
        extends: '.storybook/vite.config.ts',
        test: { name: 'stories', include: ['.storybook/*.test.tsx', 'src/**/*.test.tsx'], browser: browser() },
      },
    ],
  },
});
