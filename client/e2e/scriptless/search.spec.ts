import type { Page } from '@playwright/test';
import { expect, plainViolations, test } from '../site.ts';
import { box, found, number, titles, words } from './board.ts';

test.use({ javaScriptEnabled: false });

test('J1, J15: the first HTML has jobs, their number, filters and a form that searches', async ({ page }) => {
  await page.goto('/careers');
  const results = page.getByRole('region', { name: /^24 open jobs$/ });
  await expect(results.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(20);
  await expect(page.getByRole('region', { name: 'Filters' }).locator('fieldset')).toHaveCount(9);
  await words(page).fill('nurse');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/careers\?.*q=nurse/);
  await expect(found(page)).toHaveText(/found for “nurse”/);
  await box(page, 'Workplace', /^On site/).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/workplace=/);
  await expect(page.getByRole('link', { name: 'Remove On site' })).toBeVisible();
  expect(await plainViolations(page)).toEqual([]);
});

test('J2: typing asks for nothing, Enter and the button search at once', async ({ page, watch }) => {
  await page.goto('/careers');
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  await words(page).pressSequentially('golang', { delay: 20 });
  expect(asked).toEqual([]);
  await words(page).press('Enter');
  await expect(found(page)).toHaveText(/^\d+ jobs? found for “golang”$/);
  await expect(words(page)).toHaveValue('golang');
  expect(asked).toHaveLength(1);
  await words(page).fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(found(page)).toHaveText('24 open jobs');
  expect(watch.graphql).toEqual([]);
});

test('J3: each search is a step that Back undoes, and its address shows it whole to everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  const remote = box(page, 'Workplace', /^Remote/);
  const order = page.getByRole('combobox', { name: 'Sort' });
  await page.goto('/careers');
  await words(page).fill('engineer');
  await words(page).press('Enter');
  await expect(found(page)).toHaveText(/found for “engineer”$/);
  const all = (await found(page).textContent()) ?? '';
  await remote.check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(found(page)).toHaveText(/found for “engineer”, remote$/);
  const narrowed = (await found(page).textContent()) ?? '';
  await order.selectOption('Title');
  await page.getByRole('button', { name: 'Sort jobs' }).click();
  await expect(page).toHaveURL(/sort=title/);
  const isWhole = async (shown: Page) => {
    await expect(found(shown)).toHaveText(narrowed);
    await expect(words(shown)).toHaveValue('engineer');
    await expect(box(shown, 'Workplace', /^Remote/)).toBeChecked();
    await expect(shown.getByRole('combobox', { name: 'Sort' })).toHaveValue('title');
    const all = await titles(shown).allTextContents();
    expect(all).toEqual(all.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(all.length).toBeGreaterThan(1);
  };
  await isWhole(page);

  await page.reload();
  await isWhole(page);
  const friend = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await friend.goto(page.url());
  await isWhole(friend);
  await friend.close();

  const link = titles(page).getByRole('link').last();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await isWhole(page);
  await expect(link).toBeInViewport();
  await page.goBack();
  await expect(order).toHaveValue('');
  await expect(remote).toBeChecked();
  await page.goBack();
  await expect(found(page)).toHaveText(all);
  await expect(remote).not.toBeChecked();
  await page.goBack();
  await expect(found(page)).toHaveText('24 open jobs');
  await expect(words(page)).toHaveValue('');
  await page.goForward();
  await expect(found(page)).toHaveText(all);
  await expect(words(page)).toHaveValue('engineer');
  await expect(remote).not.toBeChecked();
});

test('J4: what was found stands where one lands, told by the heading alone', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/careers');
    await words(page).fill('go');
    await words(page).press('Enter');
    await expect(found(page)).toBeInViewport();
    await expect(found(page)).toHaveText(/^\d+ jobs? found for “go”$/);
    expect(await number(page)).toBe(await titles(page).count());
    // Nothing waits for a script that never comes.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect((await page.getByRole('status').allTextContents()).join('')).toBe('');
  }
});
