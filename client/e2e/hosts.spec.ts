import type { Page } from '@playwright/test';
import { OwnSite } from './ownSite.ts';
import { test as anySite, expect, open, received, someone, violations } from './site.ts';

const job = '/careers/senior-go-engineer-payments-1182';
const resume = `${import.meta.dirname}/files/resume.pdf`;
const stale = /^We can’t load the latest jobs\. This list was updated (.+)\. You can apply as usual\.$/;
const note = (page: Page) => page.getByRole('main').getByText(stale);
const onItsWay = 'Received, and on its way to our team';

/** A site of its own that has heard of its hosts. They were switched off then, and stay so. */
const test = anySite.extend<object, { alone: OwnSite }>({
  alone: [
    async ({ browserName: _ }, use) => {
      await using hosts = await OwnSite.start('hosts');
      await using site = await OwnSite.start('serve', { CORE_URL: hosts.url, ERP_URL: hosts.url });
      const has = async (path: string, words: string) => (await (await fetch(site.url + path)).text()).includes(words);
      await expect.poll(() => has('/careers', '24 open jobs'), { timeout: 30_000 }).toBe(true);
      await expect.poll(() => has('/site/privacy-supplement', 'Privacy supplement'), { timeout: 30_000 }).toBe(true);
      expect(await has('/', 'load the latest jobs')).toBe(false);
      await hosts.stop();
      await use(site);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ alone }, use) => use(alone.url),
});

test.describe.configure({ mode: 'serial' });

test('Q13: with the hosts off for good every page stands, says how old its jobs are, and takes what is sent', async ({
  page,
  watch,
  request,
  alone,
}) => {
  test.setTimeout(600_000);
  // TestWithTheHostsOffForGoodTheSiteStands reads all the others.
  for (const path of ['/', '/careers', job, '/our-services/staffing', '/contact-us']) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(await answer.text(), path).toContain('<h1');
  }
  // A list counts as old when it could not be read for a minute.
  for (const path of ['/', '/careers', job])
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 120_000, intervals: [1000] })
      .toContain('This list was updated');

  await open(page, watch, '/');
  await expect(note(page)).toHaveText(/updated [12] minutes? ago/);
  await page.getByRole('link', { name: 'Search all jobs' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('24 open jobs');
  await expect(note(page)).toHaveText(/updated \d minutes? ago/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('golang');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/found for “golang”/);
  await expect(note(page)).toBeVisible();
  await page.getByRole('link', { name: 'Senior Go engineer, payments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Go engineer, payments' })).toBeFocused();
  await expect(note(page)).toHaveText(/updated \d minutes? ago/);
  expect(await violations(page)).toEqual([]);

  const sender = someone('Ann Alone');
  const form = page.getByRole('form', { name: 'Apply' });
  await form.getByLabel('Résumé and files').setInputFiles(resume);
  await expect(form.getByText(/^Uploaded/)).toBeVisible();
  await form.getByLabel('Full name').fill(sender);
  await form.getByLabel('E-mail').fill('ann@example.com');
  await form.getByLabel(/Tell us about a payment/).fill('A rounding fault in the night run.');
  await form.getByRole('checkbox', { name: /uses my details/ }).check();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeFocused();
  await expect(page.getByText(onItsWay)).toBeVisible();
  expect(received(sender, alone.data)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Q13: after a restart too', async ({ page, alone }) => {
    await alone.stop();
    await alone.start();
    // A list counts as old once its host did not answer the first request after the start.
    await expect(async () => {
      await page.goto('/');
      await expect(note(page)).toHaveText(/updated on \w+ \d+, 20\d\d, \d\d:\d\d UTC/, { timeout: 1000 });
    }).toPass();
    await page.goto('/careers');
    await expect(
      page
        .getByRole('region', { name: /^24 open jobs$/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expect(note(page)).toHaveText(/updated on \w+ \d+, 20\d\d, \d\d:\d\d UTC/);
    await page.getByRole('searchbox', { name: 'Search open jobs' }).fill('nurse');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/found for “nurse”/);
    await expect(note(page)).toBeVisible();
    expect((await page.goto('/site/privacy-supplement'))?.status()).toBe(200);

    await page.goto(job);
    await expect(note(page)).toBeVisible();
    const sender = someone('Abe Alone');
    await page.getByLabel('Full name').fill(sender);
    await page.getByLabel('E-mail').fill('abe@example.com');
    await page.getByLabel('Résumé and files').setInputFiles(resume);
    await page.getByRole('checkbox', { name: /uses my details/ }).check();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
    await expect(page.getByText(onItsWay)).toBeVisible();
    expect(received(sender, alone.data)).toHaveLength(1);

    await page.goto('/contact-us');
    await page.getByLabel('Name').fill(sender);
    await page.getByLabel('E-mail').fill('abe@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Are you there?');
    await page.getByRole('checkbox', { name: /uses my details/ }).check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(onItsWay)).toBeVisible();
    expect(received(sender, alone.data)).toHaveLength(2);
  });
});
