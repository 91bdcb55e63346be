import { expect, test } from '@playwright/test';
import { OwnSite } from './ownSite.ts';
import { freePort } from './programs.ts';

test('moves within the site and begun forms are counted once, prefetches are not', async ({ page, browser }) => {
  const desk = `http://127.0.0.1:${await freePort()}`;
  await using site = await OwnSite.start('serve', {
    ADMIN_ADDR: desk.replace('http://', ''),
    ADMIN_TOKEN: 'a-token-of-this-test',
    STATISTICS: 'on',
  });
  await using team = await browser.newContext();
  const figures = await team.newPage();
  await figures.goto(`${desk}/sign-in`);
  await figures.getByLabel('Your name').fill('Dana');
  await figures.getByLabel('Token').fill('a-token-of-this-test');
  await figures.keyboard.press('Enter');
  await figures.getByRole('link', { name: 'Statistics' }).click();
  const counted = async (region: string, ...want: string[]) => {
    const rows = figures.getByRole('region', { name: region }).locator('tbody tr');
    await expect
      .poll(async () => {
        await figures.reload();
        return (await rows.allTextContents()).sort();
      })
      .toEqual(want);
  };

  await page.goto(`${site.url}/about`);
  await expect(page.locator('html.js')).toBeAttached();
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await link('Careers').hover();
  await page.waitForLoadState('networkidle');
  await link('Events').click();
  await expect(page).toHaveURL(`${site.url}/events`);
  await counted('Views', '/about1', '/events1');
  await page.goBack();
  await counted('Views', '/about2', '/events1');
  // What is typed before the form's code is there counts as well.
  let typed = () => {};
  const untilTyped = new Promise<void>((resolve) => {
    typed = resolve;
  });
  await page.route(/\/assets\/form/, async (route) => {
    await untilTyped;
    await route.continue();
  });
  await page.goto(`${site.url}/contact-us`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name', { exact: true }).fill('Dana');
  await page.getByRole('textbox', { name: 'Message' }).fill('It stops.');
  typed();
  await counted('Forms', 'Application00', 'Inquiry10');
  await counted('Views', '/about2', '/contact-us1', '/events1');
});
