import { expect, test } from '@playwright/test';
import { OwnSite } from './ownSite.ts';
import { freePort } from './programs.ts';

test('moves within the site and begun forms are counted once, prefetches are not', async ({ page }) => {
  const desk = `http://127.0.0.1:${await freePort()}`;
  await using site = await OwnSite.start('serve', {
    ADMIN_ADDR: desk.replace('http://', ''),
    ADMIN_TOKEN: 'a-token-of-this-test',
    STATISTICS: 'on',
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/count')) sent.push(request.url());
  });
  await page.goto(`${site.url}/about`);
  await expect(page.locator('html.js')).toBeAttached();
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await link('Careers').hover();
  await page.waitForLoadState('networkidle');
  await link('Events').click();
  await expect(page).toHaveURL(`${site.url}/events`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  await expect.poll(() => sent.length).toBe(2);
  await page.goto(`${site.url}/contact-us`);
  await page.getByLabel('Name', { exact: true }).fill('Dana');
  await page.getByRole('textbox', { name: 'Message' }).fill('It stops.');
  await expect.poll(() => sent.length).toBe(3);
  await page.goto(`${desk}/sign-in`);
  await page.getByLabel('Your name').fill('Dana');
  await page.getByLabel('Token').fill('a-token-of-this-test');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const rows = (region: string) => page.getByRole('region', { name: region }).locator('tbody tr').allTextContents();
  expect((await rows('Views')).sort()).toEqual(['/about2', '/contact-us1', '/events1']);
  expect(await rows('Forms')).toEqual(['Inquiry10', 'Application00']);
});
