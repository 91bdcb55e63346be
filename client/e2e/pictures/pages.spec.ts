import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { kinds } from '../kinds.ts';
import { OwnSite } from '../ownSite.ts';
import { alive } from '../site.ts';
import { changeTheme, highest, holdStill, photograph, roundHeights, type Shot, scale, settle } from './camera.ts';
import { baselineOf, compare, difference, mostPixels, pictureOf, prune } from './compare.ts';

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
      const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
      await context.addInitScript(holdStill);
      await context.addInitScript((now) => {
        Date.now = () => now;
      }, Date.parse(moment));
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
// One after another, so that there is one worker.
test.describe.configure({ mode: 'default' });

const widths = [1280, 768, 360];
const nameOf = (path: string, width: number) => `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}`;

async function visit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: widths[0] ?? 0, height: highest });
  await page.goto(path);
  await alive(page);
  // Or what is far below would be laid out later.
  await page.evaluate(() => delete document.documentElement.dataset.partial);
  // Parts of the page come when they are near the window.
  await page.waitForLoadState('networkidle');
}

async function shoot(page: Page, width: number): Promise<Shot> {
  await page.setViewportSize({ width, height: highest });
  await page.evaluate(roundHeights, 1 / scale);
  await page.evaluate(settle);
  // Light first: after a change of theme Chromium sometimes draws edges in another way where the tiles of a page meet.
  // In the dark picture, of which a third of the size is compared, that is not seen.
  const clip = { x: 0, y: 0, width, height: highest, scale };
  const light = await photograph(page, clip);
  const theme = await page.evaluate(changeTheme, 'dark');
  const dark = await photograph(page, clip);
  await page.evaluate(changeTheme, theme);
  return { light, dark, width: width * scale, height: highest * scale };
}

for (const path of kinds)
  test(`${path} looks as before`, async ({ tab, browser }) => {
    await visit(tab, path);
    for (const width of widths) {
      const faults = await compare(`pages/${nameOf(path, width)}`, await shoot(tab, width), browser.version());
      expect.soft(faults).toEqual([]);
    }
  });

const word = '[aria-label=Breadcrumb] li:first-child';
const planted = [
  { change: 'nothing', style: 'x {}', isSeen: false },
  { change: 'a word that moves by 2 px', style: `${word} { position: relative; left: 2px }`, isSeen: true },
  { change: 'a word that moves up by 2 px', style: `${word} { position: relative; top: -2px }`, isSeen: true },
  {
    change: 'another action color',
    style: ':root { --action: light-dark(#3f6fe0, #5f8ff0) !important }',
    isSeen: true,
  },
];

test('a word that moves by 2 px and another color are changes', async ({ tab }) => {
  await visit(tab, '/our-services/cloud-services');
  const baseline = await baselineOf(await shoot(tab, 1280));
  for (const { change, style, isSeen } of planted) {
    const sheet = await tab.evaluateHandle((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
      return sheet;
    }, style);
    const { pixels } = await difference(baseline, await pictureOf(await shoot(tab, 1280)));
    expect.soft(pixels > mostPixels, `${change} changes ${pixels} pixels`).toBe(isSeen);
    await sheet.evaluate((sheet) => sheet.replaceSync(''));
  }
});

test('every picture is of a page of the list', () => {
  const names = kinds.flatMap((path) => widths.map((width) => nameOf(path, width)));
  expect(prune('pages', names)).toEqual([]);
});
