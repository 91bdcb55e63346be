import { createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { OwnSite } from './ownSite.ts';
import { test as anySite, expect, plainViolations, violations } from './site.ts';

/** A site of its own with a mail server, which takes every mail. */
const test = anySite.extend<object, { mailing: { site: OwnSite; mails: string[] } }>({
  mailing: [
    async ({ browserName: _ }, use) => {
      const mails: string[] = [];
      const server = createServer((socket) => {
        let mail: string | null = null;
        let rest = '';
        socket.write('220 sink\r\n');
        socket.on('error', () => {});
        socket.on('data', (chunk) => {
          const lines = (rest + chunk).split('\r\n');
          rest = lines.pop() ?? '';
          for (const line of lines) {
            if (mail !== null && line !== '.') {
              mail += `${line}\n`;
              continue;
            }
            if (mail !== null) mails.push(mail.replace(/=\n/g, '').replaceAll('=3D', '='));
            mail = line === 'DATA' ? '' : null;
            socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
          }
        });
      });
      await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
      const at = server.address();
      await using site = await OwnSite.start('serve', {
        SMTP_URL: `smtp://127.0.0.1:${typeof at === 'object' && at?.port}`,
        MAIL_FROM: 'site@example.com',
        MAIL_TO: 'team@example.com',
      });
      await use({ site, mails });
      await site.stop();
      server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.site.url),
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    // A form with faults comes back with status 422, and browsers say so in the console.
    test.use({ javaScriptEnabled: scripts, viewport: { width: 320, height: 640 }, expected: /status of 422/ });

    async function shows(page: Page, heading: string) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await (scripts ? violations(page) : plainViolations(page))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }

    test('an alert is created, confirmed, changed and ended @once', async ({ page, mailing }) => {
      const email = `dana.${scripts}@example.org`;
      const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
      await page.goto('/alerts?q=engineer&country=US');
      await shows(page, 'New jobs by e-mail');
      await page.getByLabel('E-mail address').fill('dana@');
      await press('Create the alert');
      await expect(page.getByRole('alert')).toContainText('name@example.com');
      await shows(page, 'New jobs by e-mail');
      await page.getByLabel('E-mail address').fill(email);
      await press('Create the alert');
      await shows(page, 'Check your e-mail');

      const sent = () => mailing.mails.find((mail) => mail.includes(email));
      await expect.poll(sent).toBeTruthy();
      await page.goto(/\/alerts\/[\w-]{20,}/.exec(sent() ?? '')?.[0] ?? '');
      await shows(page, 'Confirm your job alert');
      await press('Confirm');
      await shows(page, 'Your job alert');
      await page.getByLabel('Once a week').check();
      await page.getByLabel('Words').fill('nurse');
      await page.getByLabel('Near a city').fill('Tmapa');
      await page.getByLabel('United States').uncheck();
      await page.getByText('Shift', { exact: true }).click();
      await page.getByLabel('Night shift').check();
      await press('Save');
      await expect(page.getByRole('alert')).toContainText('“Tmapa” isn’t a place that we know');
      await expect(page.getByLabel('Night shift')).toBeChecked();
      await expect(page.getByLabel('United States')).not.toBeChecked();
      await shows(page, 'Your job alert');
      await page.getByLabel('Near a city').fill('33602');
      await press('Save');
      await expect(page.getByText('Saved. You get an e-mail once a week at most.')).toBeVisible();
      await expect(page.getByText(/^Jobs for/)).toHaveText('Jobs for “nurse”, near 33602, Night shift. 1 job fits now');
      await expect(page.getByLabel('Once a week')).toBeChecked();
      expect(page.url()).toMatch(/\/alerts\/[\w-]+#saved$/);
      await shows(page, 'Your job alert');
      await press('End the alert');
      await shows(page, 'The alert has ended');
    });
  });
}
