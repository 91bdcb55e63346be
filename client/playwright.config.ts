import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { likeness, steady } from './e2e/pictures/camera.ts';
import { freePort } from './e2e/programs.ts';

// This file is read by every worker; all of them talk to the one server that the first reading chose.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'site-e2e-'));
process.env.SITE ??= '../bin/site';
const url = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Whether a browser's programs are installed. Its journeys are skipped without them. */
function installed(browser: string, ...programs: string[]): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  // Only once, not by every worker.
  if (missing.length > 0 && !process.env.TEST_WORKER_INDEX)
    console.warn(`SKIPPED: all journeys in ${browser}, because ${missing.join(', ')} is missing. See make e2e.`);
  return missing.length === 0;
}
const firefox = process.env.FIREFOX_PATH ?? installed('Firefox', 'firefox-esr');
const webkit = installed('WebKit', 'WebKitWebDriver', 'Xvfb');

const firefoxProject: Project = {
  name: 'firefox',
  // These test the server and the site's own code, which are the same in every browser.
  testIgnore: ['webkit/**', 'scriptless/**', 'pictures/**', /\/(hosts|limits|speed|playground|print|footer)\.spec\.ts/],
  grepInvert: /@once/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: `${import.meta.dirname}/e2e/firefox.mjs`,
      firefoxUserPrefs: {
        // Firefox 153 crashes when Playwright reads element.ariaLabelledByElements.
        'accessibility.ARIAElementReflection.enabled': false,
        'ui.useOverlayScrollbars': 1,
        // Without the cache of whole pages, as in Playwright's Chromium: the driver waits for a load that never comes.
        'fission.bfcacheInParent': false,
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
  },
};

const chromium = (...more: string[]): NonNullable<Project['use']> => ({
  browserName: 'chromium',
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...more,
    ],
  },
});

const webkitProject: Project = { name: 'webkit', testMatch: 'webkit/*.spec.ts' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  // Generous, so that a busy machine fails no journey.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { threshold: likeness.threshold, maxDiffPixels: likeness.pixels, scale: 'device' },
  },
  snapshotPathTemplate: '{testDir}/pictures/baselines/pages/{arg}{ext}',
  reporter: 'list',
  globalTeardown: './e2e/cleanUp.ts',
  use: {
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB', // counts hours to 24; e2e/times.spec.ts has another
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ['webkit/**', 'pictures/**'],
      use: chromium(),
    },
    { name: 'pictures', testMatch: 'pictures/*.spec.ts', use: chromium(...steady) },
    ...(firefox ? [firefoxProject] : []),
    ...(webkit ? [webkitProject] : []),
  ],
  webServer: {
    command: `exec ${process.env.SITE} serve`,
    url: `${url}/readyz`,
    env: {
      ADDR: `127.0.0.1:${process.env.E2E_PORT}`,
      DATA: process.env.E2E_DATA,
      SITE_URL: url,
      SEND_LIMIT: '1000',
      QUERY_LIMIT: '1000000',
      // As behind a proxy that knows where visitors are.
      TRUSTED_PROXIES: '127.0.0.1',
      COUNTRY_HEADER: 'X-Country',
    },
    // The server's log, a line for each request, is shown on demand: E2E_LOG=1 npm run e2e.
    stderr: process.env.E2E_LOG ? 'pipe' : 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
