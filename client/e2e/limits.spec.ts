import { OwnSite } from './ownSite.ts';
import { test as anySite, expect, open } from './site.ts';

/** A site that takes one submission and five files a minute. */
const test = anySite.extend<object, { strict: OwnSite }>({
  strict: [
    async ({ browserName: _ }, use) => {
      await using site = await OwnSite.start('serve', { SEND_LIMIT: '1' });
      await use(site);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ strict }, use) => use(strict.url),
});

test.use({ expected: /status of 429/ });

test('a visitor over the limit reads how long to wait, and loses nothing', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  const enquiry = page.getByRole('form', { name: 'Your message' });
  for (const message of ['The first.', 'The second.']) {
    await enquiry.getByLabel('Name').fill('Dana Example');
    await enquiry.getByLabel('E-mail').fill('dana@example.com');
    await enquiry.getByLabel('Message').fill(message);
    await enquiry.getByRole('checkbox').check();
    await enquiry.getByRole('button', { name: 'Send message' }).click();
    if (message === 'The second.') break;
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
    await open(page, watch, '/contact-us');
  }
  await expect(enquiry.getByRole('alert')).toContainText(
    /Too many submissions from your network\. Try again in \d+ seconds?\. What you typed is still here\.$/,
  );
  await expect(enquiry.getByLabel('Message')).toHaveValue('The second.');
});

test('a file over the limit says how long to wait', async ({ page, watch }) => {
  await open(page, watch, '/careers/senior-go-engineer-payments-1182');
  const form = page.getByRole('form', { name: 'Apply' });
  const files = form.locator('input[type="file"]');
  for (let n = 1; n <= 6; n++) {
    await files.setInputFiles(`${import.meta.dirname}/files/resume.pdf`);
    if (n === 6) break;
    await expect(form.getByText(/^Uploaded/)).toBeVisible();
    await form.getByRole('button', { name: /^Remove/ }).click();
    await expect(form.getByText(/^Uploaded/)).toHaveCount(0);
  }
  await expect(form.getByText(/^Too many files from your network\. Try again in \d+ seconds?$/)).toBeVisible();
});
