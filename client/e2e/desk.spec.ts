import { expect, test } from '@playwright/test';
import { OwnSite } from './ownSite.ts';
import { freePort } from './programs.ts';
import { violations } from './site.ts';

const token = 'a-token-of-this-test';

test('the desk is usable at every width, in light and dark, without scripts', async ({ browser }) => {
  const desk = `http://127.0.0.1:${await freePort()}`;
  await using site = await OwnSite.start('serve', {
    ADMIN_ADDR: desk.replace('http://', ''),
    ADMIN_TOKEN: token,
    CAPTCHA: 'off',
    SMTP_URL: 'smtp://127.0.0.1:1?tls=off',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'team@example.com',
    STATISTICS: 'on',
  });
  const sent = await fetch(`${site.url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      form: 'enquiry',
      name: 'Dana Example-With-A-Very-Long-Name-That-Has-To-Be-Broken',
      email: 'dana@example.org',
      message: `It stops. https://example.org/${'a'.repeat(200)}`,
      consent: 'on',
    }),
  });
  expect(sent.status).toBe(303);
  await fetch(`${site.url}/search?q=${'zzq'.repeat(20)}`, { headers: { 'User-Agent': 'Mozilla/5.0' } });
  const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
  const page = await context.newPage();
  const fine = async (path: string) => {
    await page.goto(desk + path);
    expect.soft(await violations(page), path).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violations(page, { only: ['color-contrast'] }), `${path} in the dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await page.locator('script, [style]').count(), path).toBe(0);
  };
  await fine('/sign-in');
  await page.getByLabel('Your name').fill('Dana');
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  const submission = (await page.locator('.rows a').first().getAttribute('href')) ?? '';
  await page.goto(desk + submission);
  const person = (await page.getByRole('link', { name: 'Everything from this person' }).getAttribute('href')) ?? '';
  for (const path of [
    '/',
    submission,
    `${submission}/delete`,
    '/people',
    person,
    `${person}/erase`,
    '/deliveries',
    '/jobs',
    '/jobs/new',
    '/jobs/1182',
    '/jobs/import',
    '/retention',
    '/statistics',
    '/checks',
    '/audit',
    '/nothing-here',
  ])
    await fine(path);
  await page.goto(desk + submission);
  await page.getByLabel('In progress').check();
  await page.getByLabel('Note').fill('Called back');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goto(`${desk}/audit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await context.close();
});
