import type { Page } from '@playwright/test';
import { alive, expect, open, test } from './site.ts';

/* A release has replaced the one that a page is of: its files are gone. */
test.use({ expected: /status of (404|502)|documentElement is null|dynamically imported module|import|MIME/i });

/** Removes a file of this release. Returns how to bring in the next release, which has it. */
async function remove(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'gone' }));
  return () => page.unroute(file);
}

/** The addresses of documents that are loaded from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Waits until a file was not found, and the page has asked whether the server is there. */
async function isAsked(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const message = (page: Page) => page.getByRole('form', { name: 'Your message' }).getByLabel('Message');
const article = '/blogs/risk-management';
const reading = /\/assets\/reading-.*\.js$/;

test('F7: a page whose code is gone is loaded as a document, and a draft is kept', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  await message(page).fill('Please keep this.');
  const release = await remove(page, reading);
  const documents = watchDocuments(page);
  page.on('request', (request) => request.isNavigationRequest() && release());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(documents).toEqual([]);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(article);
  await expect.poll(() => documents).toEqual([article]);
  await alive(page);
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toHaveCount(0);
  await page.goto('/contact-us');
  await alive(page);
  await expect(message(page)).toHaveValue('Please keep this.');
});

test('a file that stays away reloads a page once, and the page works as without scripts', async ({ page }) => {
  await remove(page, reading);
  const asked: string[] = [];
  page.on('response', (response) => reading.test(response.url()) && asked.push(response.url()));
  const documents = watchDocuments(page);
  await page.goto(article);
  await expect.poll(() => documents).toEqual([article, article]);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/events');
  expect(documents.filter((path) => path === article)).toHaveLength(2);
});

const themeSwitch = /\/assets\/ThemeSwitch-.*\.js$/;

test('a part whose code is gone reloads the page once', async ({ page, watch }) => {
  await open(page, watch, '/about');
  await remove(page, themeSwitch);
  const asked: string[] = [];
  page.on('response', (response) => themeSwitch.test(response.url()) && asked.push(response.url()));
  const documents = watchDocuments(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => documents).toEqual(['/about']);
  await alive(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(documents).toEqual(['/about']);
});

test('a part whose code is gone leaves a page alone in which something was typed @once', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  await message(page).fill('Please keep this.');
  await remove(page, themeSwitch);
  const documents = watchDocuments(page);
  const gone = page.waitForResponse((response) => themeSwitch.test(response.url()));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await gone;
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(documents).toEqual([]);
});

test('F7: without a server, a page whose code is gone is not reloaded @once', async ({ page, watch }) => {
  await open(page, watch, '/blogs');
  await remove(page, reading);
  await page.route(article, (route) => route.fulfill({ status: 502, body: '' }));
  const documents = watchDocuments(page);
  const asked = isAsked(page);
  await page.locator(`main a[href="${article}"]`).first().click();
  await asked;
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  expect(documents).toEqual([]);
});

test('F7: an operation that the server does not know any more loads the page as a document @bodies', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/about');
  const body = JSON.stringify({ errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  await page.route('**/graphql?*', (route) => route.fulfill({ contentType: 'application/json', body }));
  const documents = watchDocuments(page);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect.poll(() => documents).toEqual(['/events']);
  await alive(page);
});
