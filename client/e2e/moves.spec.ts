import type { Page } from '@playwright/test';
import { expect, open, readThrough, test } from './site.ts';

test('F8: a click with a modifier opens a tab and leaves the page alone', async ({ page, watch, context }) => {
  await open(page, watch, '/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Events' });
  // On a busy machine, Firefox's driver may miss a tab.
  await expect(async () => {
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => context.pages().length, { timeout: 20_000 }).toBeGreaterThan(1);
  }).toPass();
  await expect(context.pages()[1] as Page).toHaveURL('/events');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('F7: a page whose link was pointed at is shown without another request', async ({ page, watch }) => {
  await open(page, watch, '/about');
  // What is loaded by its distance to the window, such as the footer's map.
  await readThrough(page);
  const waiting = new Set();
  const asked: string[] = [];
  page.on('request', (request) => {
    waiting.add(request);
    asked.push(request.url());
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  const link = page.getByRole('banner').getByRole('link', { name: 'Events' });
  await link.hover();
  // The last thing to be fetched is the code of the sections, which the data names.
  await expect.poll(() => asked.some((url) => /\/assets\/plain-.*\.js$/.test(url)) && waiting.size).toBe(0);
  asked.splice(0);
  await link.click();
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(asked).toEqual([]);
});

test('F7: a press on a link fetches its page before the click @once', async ({ page, watch }) => {
  await open(page, watch, '/about');
  const asked = page.waitForRequest((request) => request.url().includes('operationName=Page'));
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).dispatchEvent('pointerdown');
  expect(decodeURIComponent((await asked).url())).toContain('"path":"/events"');
  await expect(page).toHaveURL('/about');
});
