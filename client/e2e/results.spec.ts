import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const heading = (page: Page) => page.locator('#job-results');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of jobs' });

/** The heading has the focus and is in the window, below the header. */
async function arrived(page: Page, words: RegExp) {
  await expect(heading(page)).toHaveText(words);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  const top = await heading(page).evaluate(
    (element) =>
      element.getBoundingClientRect().top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  );
  expect(top).toBeGreaterThanOrEqual(0);
}

for (const width of [375, 1280])
  for (const search of ['', '?q=e'])
    test(`X1: another page of jobs shows jobs, at ${width} px for “${search}”${search && ' @once'}`, async ({
      page,
      watch,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, watch, `/careers${search}`);
      await pages(page).getByRole('link', { name: 'Next' }).click();
      await arrived(page, /, page 2 of 2$/);
      await expect(page).toHaveURL(/page=2$/);
      await pages(page).getByRole('link', { name: 'Previous' }).click();
      await arrived(page, /(jobs|“e”)$/);
      // Chromium adds what is left of a smooth scroll to the focus to the jump that follows.
      await pages(page)
        .getByRole('link', { name: 'Next' })
        .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await arrived(page, /, page 2 of 2$/);
    });

test('X1: a filter taken away leaves the page where it is', async ({ page, watch }) => {
  await open(page, watch, '/careers?workplace=remote&country=US');
  const before = await heading(page).boundingBox();
  await page.getByRole('link', { name: 'Remove Remote' }).press('Enter');
  await arrived(page, /found in the United States$/);
  expect((await heading(page).boundingBox())?.y).toBe(before?.y);
});

test('a page behind the last one says so and leads there @once', async ({ page, watch }) => {
  await open(page, watch, '/careers?page=99');
  await expect(heading(page)).toHaveText('Page 99 doesn’t exist; there are 2 pages');
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await arrived(page, /^24 open jobs, page 2 of 2$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('Enter and Search lead to the results, and the keyboard goes', async ({ page, watch }) => {
    await open(page, watch, '/careers');
    const field = page.getByRole('searchbox');
    await field.pressSequentially('nurse');
    await field.press('Enter');
    await arrived(page, /found for “nurse”$/);
    await field.focus();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await arrived(page, /found for “nurse”$/);
  });
});

test.describe('when the search fails @once', () => {
  test.use({ expected: /status of 500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  for (const way of ['500', 'offline'] as const)
    test(`X5: no number belongs to another search (${way})`, async ({ page, watch }) => {
      await open(page, watch, '/careers?q=engineer');
      await expect(heading(page)).toHaveText('18 jobs found for “engineer”');
      await page.route('**/graphql?*JobSearch*', (route) =>
        way === '500' ? route.fulfill({ status: 500, body: 'broken' }) : route.abort(),
      );
      await page.getByRole('searchbox').fill('security');
      await expect(heading(page)).toHaveText('Jobs for “security” couldn’t be loaded');
      await expect(page.getByText('Still listed below: 18 jobs found for “engineer”.')).toBeVisible();
      await expect(
        page.getByRole('status').filter({
          hasText: 'Jobs for security couldn’t be loaded. Still listed: 18 jobs found for engineer.',
        }),
      ).toHaveCount(1);
      await page
        .getByRole('group', { name: 'Country' })
        .getByRole('checkbox', { name: /^United States/ })
        .check();
      await expect(heading(page)).toHaveText('Jobs for “security” in the United States couldn’t be loaded');
      await page.unroute('**/graphql?*JobSearch*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page)).toHaveText('No jobs match “security” in the United States');
    });
});

test('filters that are ticked faster than results are shown all count @once', async ({ page, watch }) => {
  await open(page, watch, '/careers');
  const ticked = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')].slice(0, 3);
    for (const box of boxes) box.click();
    return boxes.map(({ name, value }) => `${name}=${value}`);
  });
  expect(ticked).toHaveLength(3);
  for (const filter of ticked) await expect(page).toHaveURL(new RegExp(`[?&]${filter}(&|$)`));
  for (const filter of ticked) {
    const [name, value] = filter.split('=');
    await expect(page.locator(`main input[name=${name}][value=${value}]`).first()).toBeChecked();
  }
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(`[?&]${ticked[2]}(&|$)`));
});
