import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { contrast } from './contrast.ts';
import { faultsOfDrawings, fullBleed } from './drawings.ts';
import { limitsOf } from './heights.ts';
import { kinds } from './kinds.ts';
import { type AxeRules, violations } from './site.ts';

/** All rules run in both layouts of the header. These two also depend on the width inside a layout. */
const dependOnWidth = { only: ['scrollable-region-focusable', 'target-size'] };
/** A third of axe's time is this rule. contrast() has looked at the same text, at rest and in other states. */
const exceptContrast = { except: ['color-contrast'] };
/** These depend on elements and styles, which samples have all of, and take half of axe's time. */
const exceptLooks = { except: ['color-contrast', 'target-size', 'link-in-text-block'] };
const dependOnColors = { only: ['color-contrast', 'link-in-text-block'] };
const axeRules = (path: string): Record<number, AxeRules> => ({
  1280: kinds.includes(path) ? {} : exceptContrast,
  768: dependOnWidth,
  375: dependOnWidth,
  320: exceptContrast,
});

const narrow = '../.storybook/narrow.ts';
let whatSticksOut: string | undefined;
let brokenWords: string | undefined;

async function fits(page: Page, path: string, width: number, text = ''): Promise<void> {
  whatSticksOut ??= await inPage(narrow, 'whatSticksOut(document.body)');
  brokenWords ??= await inPage(narrow, 'brokenWords(document.body)');
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await page.evaluate(whatSticksOut), `${path} at ${width} px${text}`).toEqual([]);
  if (!text) expect.soft(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
}

/** Header and footer are the same on all pages of a kind. */
const mainOnly = (path: string) => path.startsWith('/') && !kinds.includes(path);

/** Waits until all that has just appeared is in its place. Those that repeat, or follow the scrolling, have no end. */
const entered = (page: Page) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((it) => it.timeline === document.timeline && it.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((it) => it.finished));
  });

/** A page that is open is accessible, and fits the window on a desk and on the narrowest phone. */
export async function expectAtBothEnds(page: Page, path: string): Promise<void> {
  await fits(page, path, 1280);
  expect.soft(await violations(page, { ...exceptLooks, mainOnly: mainOnly(path) }), path).toEqual([]);
  await fits(page, path, 320);
  await expectWithoutMotion(page, path);
}

/** A page that is open is accessible, has readable colors and fits the window at every width, with text of 200 % too. */
export async function expectAtEveryWidth(page: Page, path: string): Promise<void> {
  await entered(page);
  const colors = await page.evaluate(contrast);
  expect.soft(colors.pairs, `pairs of colors on ${path}`).toBeGreaterThan(5);
  expect.soft(colors.faults, `contrast on ${path}`).toEqual([]);
  for (const width of [1280, 1920, 1000, 768, 375, 320]) {
    await fits(page, path, width);
    const rules = axeRules(path)[width];
    if (!rules) continue;
    const found = await violations(page, { ...rules, mainOnly: mainOnly(path) });
    expect.soft(found, `${path} at ${width} px`).toEqual([]);
  }
  // Text size is a setting of the browser, which Playwright reaches in Chromium alone.
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of [320, 768, 1280]) await fits(page, path, width, ' with text of 200 %');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
  await expectInTheDark(page, path);
  await expectWithoutMotion(page, path);
}

/** A page that is open has readable colors in the dark theme, too. */
async function expectInTheDark(page: Page, path: string): Promise<void> {
  // Without motion, so that no color is on its way.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.soft(page.locator('body'), `${path} in the dark`).toHaveCSS('background-color', 'rgb(5, 14, 38)');
  const { faults } = await page.evaluate(contrast);
  expect.soft(faults, `contrast on ${path} in the dark`).toEqual([]);
  if (kinds.includes(path)) expect.soft(await violations(page, dependOnColors), `${path} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}

/**
 * A page that is open keeps its drawings inside their frames, with letters that are large enough, is not too high, and
 * shows its specimen on a phone's first screen.
 */
async function expectWithoutMotion(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 360] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(faultsOfDrawings, fullBleed), `drawings of ${path} at ${width} px`).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `height of ${path} at ${width} px`).toBeLessThanOrEqual(limitsOf(path)[width]);
  }
  if (path.startsWith('/services/')) {
    const specimen = page.locator('main figure', { hasText: 'Specimen: ' }).first();
    const top = await specimen.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect.soft(top, `the specimen of ${path} at 360 px`).toBeLessThan(600);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** A module's code and an expression after it, to be evaluated in the page. */
async function inPage(module: string, expression: string): Promise<string> {
  const file = `${import.meta.dirname}/${module}`;
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return `(() => { ${code.replace(/^export (?=const|function)/gm, '')}; return ${expression}; })()`;
}
