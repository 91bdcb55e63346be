import type { CDPSession, Page } from '@playwright/test';
import { expect, holdScripts, open, test } from './site.ts';

const events = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Events' });

/** The documents that the browser prefetches from now on. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const documents: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') documents.push(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  return documents;
}

test('before the scripts arrive, a page is prefetched while its link is pointed at @chromium', async ({ page }) => {
  await holdScripts(page);
  const prefetched = await watchPrefetches(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await events(page).hover();
  await expect.poll(() => prefetched).toEqual(['/events']);
  await events(page).click();
  await expect(page).toHaveURL('/events');
  const delivery = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType);
  await expect.poll(delivery).toBe('navigational-prefetch');
});

test('with scripts, data is prefetched instead of documents @chromium', async ({ page, watch }) => {
  const prefetched = await watchPrefetches(page);
  await open(page, watch, '/about');
  await events(page).hover();
  await expect.poll(() => watch.graphql.length).toBeGreaterThan(0);
  await events(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(prefetched).toEqual([]);
});
