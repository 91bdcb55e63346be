import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const article = '/blogs/risk-management';
const named = '[style*="view-transition-name"]';
const row = (page: Page) => page.locator(`main li [data-morph="${article}"]`).first();
const link = (page: Page) => page.locator(`main li:has([data-morph="${article}"]) a[href="${article}"]`).first();
const cover = (page: Page) => page.locator(`main [data-morph="${article}"]`).first();

/** Transitions take a minute from now on. */
const slowDown = (page: Page) =>
  page.evaluate(() =>
    document.styleSheets[0]?.insertRule('::view-transition-group(morph) { animation-duration: 60s !important }'),
  );
const transitions = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
        ).length,
  );

test('an article’s cover moves from the list to its page, and back @once', async ({ page, watch }) => {
  await open(page, watch, '/blogs');
  await slowDown(page);
  await link(page).scrollIntoViewIfNeeded();
  await link(page).click();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => transitions(page)).toBeGreaterThan(0);
  // Only the cover moves, and the rest can be used meanwhile.
  await expect(page.locator(named)).toHaveCount(1);
  await expect(cover(page)).toHaveCSS('view-transition-name', 'morph');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const events = page.getByRole('banner').getByRole('link', { name: 'Events' });
  await events.click();
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator(named)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect(cover(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect(row(page)).toHaveCSS('view-transition-name', 'morph');
  await expect(page.locator(named)).toHaveCount(1);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.locator(named)).toHaveCount(0);
});

test('nothing moves for visitors who want less motion @media', async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('a transition started');
    };
  });
  await open(page, watch, '/blogs');
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator(named)).toHaveCount(0);
});

test('browsers without view transitions show the next page @once', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined });
  });
  await open(page, watch, '/blogs');
  await link(page).click();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
