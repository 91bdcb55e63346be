import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/* A page with a schedule far below the window, and the line of a specimen at its top. */
const path = '/services/staff-augmentation';
const schedule = (page: Page) => page.locator('main ol > li [data-grows]');

/** Whether all bars are as long as they will be. */
const areFull = (page: Page) =>
  schedule(page)
    .locator('rect')
    .evaluateAll((bars) => bars.every((bar) => getComputedStyle(bar).scale === 'none'));

/** Brings the schedule just below the window, where its bars wait. */
const approach = (page: Page) =>
  schedule(page)
    .last()
    .evaluate((row) => {
      const { top } = row.getBoundingClientRect();
      scrollBy({ top: top - innerHeight - 20, behavior: 'instant' });
    });

/** Notes which animations begin, and how far the layout shifts. */
function record() {
  const seen = { animations: [] as string[], shift: 0 };
  document.addEventListener('animationstart', ({ animationName }) => seen.animations.push(animationName));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift' });
  Object.assign(window, { seen });
}
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { animations: string[]; shift: number } }).seen);

test('bars grow when they are first in view, and nothing else moves @once @chromium', async ({ page, watch }) => {
  await open(page, watch, path);
  await approach(page);
  await expect(schedule(page).last()).toHaveAttribute('data-waiting');
  expect(await areFull(page)).toBe(false);
  await page.evaluate(record);
  const waiting = await schedule(page).locator('xpath=self::*[@data-waiting]').locator('rect').count();
  await schedule(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => areFull(page)).toBe(true);
  const { animations, shift } = await seen(page);
  expect(animations).toEqual(animations.map(() => 'grow'));
  expect(animations).toHaveLength(waiting);
  expect(shift).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await schedule(page).last().scrollIntoViewIfNeeded();
  expect(await areFull(page)).toBe(true);
});

test('bars far below the window are whole @once', async ({ page, watch }) => {
  await open(page, watch, '/case-study');
  const bars = page.locator('main [data-grows]');
  await expect(bars.first()).not.toHaveAttribute('data-waiting');
  expect(await bars.locator('xpath=self::*[@data-waiting]').count()).toBeLessThan(5);
  await expect(bars.last()).not.toHaveAttribute('data-waiting');
});

test('after a move, too @once', async ({ page, watch }) => {
  await open(page, watch, '/our-services/it-staffing-services');
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  // The page of before has bars, too.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await approach(page);
  await expect(schedule(page).last()).toHaveAttribute('data-waiting');
  // The move may still be scrolling to the top, and stop where the last row is only just in view.
  await expect
    .poll(async () => {
      await schedule(page)
        .last()
        .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
      return areFull(page);
    })
    .toBe(true);
});

test('with reduced motion bars and lines are there at once @once @media', async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(record);
  await open(page, watch, path);
  expect(await areFull(page)).toBe(true);
  await schedule(page).last().scrollIntoViewIfNeeded();
  expect((await seen(page)).animations).toEqual([]);
});

test('on paper bars are full before they were in view @once @media', async ({ page, watch }) => {
  await open(page, watch, path);
  await approach(page);
  await expect(schedule(page).last()).toHaveAttribute('data-waiting');
  await page.emulateMedia({ media: 'print' });
  expect(await areFull(page)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('bars are full @once', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await schedule(page).last().scrollIntoViewIfNeeded();
    const box = await schedule(page).last().locator('rect').boundingBox();
    expect(box?.width).toBeGreaterThan(5);
  });
});
