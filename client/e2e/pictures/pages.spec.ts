import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { kinds } from '../kinds.ts';
import { OwnSite } from '../ownSite.ts';
import { alive } from '../site.ts';
import { highest, holdStill, loadAll, scale } from './camera.ts';

/** The time in pictures: a Wednesday on which London and New Jersey are at work. */
const moment = '2026-11-18T15:00:20Z';
const stoppedSite = resolve(import.meta.dirname, '../../test-builds/site');

/** A tab at a site with a clock that stands still. A worker has one, so that pages find their scripts in its cache. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const flags = `-s -w -X main.stopped=${moment}`;
      execFileSync('go', ['build', '-C', '..', '-ldflags', flags, '-o', stoppedSite, './server'], { stdio: 'inherit' });
      await using site = await OwnSite.start('serve', {}, stoppedSite);
      const context = await browser.newContext({
        baseURL: site.url,
        reducedMotion: 'reduce',
        deviceScaleFactor: scale,
        timezoneId: 'UTC',
      });
      await context.addInitScript(holdStill);
      await context.addInitScript((now) => {
        Date.now = () => now;
      }, Date.parse(moment));
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
});
// One after another, so that there is one worker.
test.describe.configure({ mode: 'default' });

/** In dark only the colors differ, for which one width is enough. */
const looks = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 768, theme: 'light' },
  { width: 360, theme: 'light' },
] as const;
type Look = (typeof looks)[number];
const nameOf = (path: string, { width, theme }: Look) =>
  `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${theme}.png`;

async function visit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: looks[0].width, height: highest });
  await page.goto(path);
  await alive(page);
  // Or what is far below would be laid out later.
  await page.evaluate(() => delete document.documentElement.dataset.partial);
  // Parts of the page come when they are near the window.
  await page.waitForLoadState('networkidle');
  await page.evaluate(loadAll);
  // Of a line of letters that the end of the picture cuts, Chromium draws the tops or not.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'body::after { content: ""; position: fixed; inset: auto 0 0; z-index: 99; height: 8px; background: gray }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

async function show(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: highest });
  await page.emulateMedia({ colorScheme: theme });
}

for (const path of kinds)
  test(`${path} looks as before`, async ({ tab }) => {
    await visit(tab, path);
    for (const look of looks) {
      await show(tab, look);
      await expect.soft(tab).toHaveScreenshot(nameOf(path, look));
    }
  });

const word = '[aria-label=Breadcrumb] li:first-child';
const changes = {
  'a word that moves by 2 px': `${word} { position: relative; left: 2px }`,
  'a word that moves up by 2 px': `${word} { position: relative; top: -2px }`,
  'another action color': ':root { --action: light-dark(#3f6fe0, #5f8ff0) !important }',
};

for (const [change, style] of Object.entries(changes))
  test(`${change} is seen`, async ({ tab }) => {
    const path = '/our-services/cloud-services';
    await visit(tab, path);
    await show(tab, looks[0]);
    await tab.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
    }, style);
    await expect(tab).not.toHaveScreenshot(nameOf(path, looks[0]));
  });

test('every picture is of a page of the list', () => {
  const names = kinds.flatMap((path) => looks.map((look) => nameOf(path, look)));
  const files = readdirSync(`${import.meta.dirname}/baselines/pages`);
  expect(
    files.filter((file) => !names.includes(file)),
    'delete these',
  ).toEqual([]);
});
