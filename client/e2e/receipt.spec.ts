import type { Page } from '@playwright/test';
import { alive, expect, open, plainViolations, someone, test, violations } from './site.ts';

const files = `${import.meta.dirname}/files`;
const job = '/careers/senior-go-engineer-payments-1182';
const thanks = { level: 1, name: 'Thank you, we have it' } as const;

/** Applies for the job and returns the address of the receipt. */
async function apply(page: Page): Promise<string> {
  const form = page.getByRole('form', { name: 'Apply' });
  await form.getByLabel('Full name').fill(someone('Rae Receipt'));
  await form.getByLabel('E-mail').fill('rae@example.com');
  await form.getByLabel('Profile or portfolio').fill('example.com/rae');
  await form.getByLabel(/Tell us about a payment/).fill('A rounding fault.');
  await form.getByRole('checkbox', { name: /uses my details/ }).check();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  return page.url();
}

const fact = (page: Page, name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) });

async function withdraw(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Yes, withdraw it' });
  await expect(button).toBeHidden();
  await page.getByText('Withdraw this application', { exact: true }).click();
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have withdrawn it' })).toBeVisible();
  await expect(fact(page, 'Status')).toContainText('Withdrawn by you');
  await expect(page.getByRole('form', { name: 'Add a file' })).toHaveCount(0);
  await expect(button).toHaveCount(0);
}

test('a file is added to what was sent, and it is withdrawn', async ({ page, watch }) => {
  await open(page, watch, job);
  const first = await apply(page);
  const reference = await fact(page, 'Reference').getByRole('definition').innerText();
  await expect(fact(page, 'Files')).toContainText('None');
  const mail = page.getByRole('link', { name: 'mail the address to yourself' });
  const sent = new URL((await mail.getAttribute('href')) ?? '');
  expect(sent.searchParams.get('subject')).toContain(reference);
  expect(sent.searchParams.get('body')).toContain(new URL(first).pathname);
  const form = page.getByRole('form', { name: 'Add a file' });
  await form.getByRole('button', { name: 'Add to the application' }).click();
  await expect(form.getByRole('alert')).toContainText('Choose the file to add');
  expect(await violations(page)).toEqual([]);
  await form.locator('input[type=file]').setInputFiles(`${files}/resume.pdf`);
  await expect(form.getByText(/^Uploaded/)).toBeVisible();
  await form.getByRole('button', { name: 'Add to the application' }).click();
  await expect(page.getByText(/^This replaces/)).toContainText(reference);
  expect(page.url()).not.toBe(first);
  await expect(fact(page, 'Files')).toContainText(/resume\.pdf, \d+ (bytes|KB)/);
  await expect(form.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await alive(page);
  await expect(fact(page, 'Files')).toContainText('resume.pdf');
  await withdraw(page);
  await alive(page);
  expect(await violations(page)).toEqual([]);
  await page.goto(first);
  await expect(page.getByText(/^It was replaced by/)).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('what was sent is corrected, and its files stay @once', async ({ page, watch }) => {
  await open(page, watch, job);
  const first = await apply(page);
  const key = new URL(first).pathname.split('/')[2] ?? '';
  await page.getByRole('form', { name: 'Add a file' }).locator('input[type=file]').setInputFiles(`${files}/resume.pdf`);
  await expect(page.getByText(/^Uploaded/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to the application' }).click();
  await expect(fact(page, 'Files')).toContainText('resume.pdf');
  const second = page.url();
  await page.getByRole('button', { name: 'Correct this application' }).click();
  await expect(page).toHaveURL(`${job}#apply`);
  await alive(page);
  const form = page.getByRole('form', { name: 'Correct your application' });
  await expect(form.getByText('This takes the place of what you sent')).toBeInViewport();
  await expect(form.getByLabel('Profile or portfolio')).toHaveValue(/example\.com\/rae/);
  await expect(form.getByRole('listitem')).toContainText('resume.pdf');
  const consent = form.getByRole('checkbox', { name: /uses my details/ });
  await expect(consent).not.toBeChecked();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel(/Tell us about a payment/).fill('Two faults.');
  // What was changed survives a look at another page.
  await form.getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  await expect(form.getByLabel(/Tell us about a payment/)).toHaveValue('Two faults.');
  await consent.check();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(/^This replaces/)).toHaveCount(2);
  await expect(page.getByText('Two faults.')).toBeVisible();
  await expect(fact(page, 'Files')).toContainText('resume.pdf');
  await page.goto(second);
  await expect(page.getByText(/^It was replaced by/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct this application' })).toHaveCount(0);
  // The form for this job is empty again.
  await page.goto(job);
  await alive(page);
  await expect(page.getByRole('form', { name: 'Apply' }).getByLabel('Full name')).toHaveValue('');
  await expect(page.locator(`input[value="${key}"]`)).toHaveCount(0);
});

test('a second tab learns that what it corrects was corrected @once', async ({ page, watch }) => {
  await open(page, watch, job);
  const first = await apply(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(first);
    await tab.getByRole('button', { name: 'Correct this application' }).click();
    await alive(tab);
  }
  const form = (tab: Page) => tab.getByRole('form', { name: 'Correct your application' });
  for (const tab of [page, other]) {
    await form(tab).getByLabel('Phone').fill('+1 201 555 0142');
    await form(tab)
      .getByRole('checkbox', { name: /uses my details/ })
      .check();
    await form(tab).getByRole('button', { name: 'Send application' }).click();
    if (tab === page) await expect(page.getByText(/^This replaces/)).toBeVisible();
  }
  await expect(form(other).getByRole('alert')).toContainText('This was replaced by APP-');
  await expect(form(other).getByLabel('Phone')).toHaveValue('+1 201 555 0142');
  await other.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expected: /status of 422/ });

  test('a file is added to what was sent, and it is withdrawn', async ({ page }) => {
    await page.goto(job);
    const first = await apply(page);
    const form = page.getByRole('form', { name: 'Add a file' });
    await form.getByRole('button', { name: 'Add to the application' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeInViewport();
    await expect(summary.getByRole('link', { name: 'Choose the file to add' })).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    expect(await plainViolations(page)).toEqual([]);
    await form.locator('input[type=file]').setInputFiles(`${files}/resume.pdf`);
    await form.getByRole('button', { name: 'Add to the application' }).click();
    await expect(page.getByText(/^This replaces/)).toBeVisible();
    expect(page.url()).not.toBe(first);
    await expect(fact(page, 'Files')).toContainText('resume.pdf');
    await page.getByRole('button', { name: 'Correct this application' }).click();
    const again = page.getByRole('form', { name: 'Correct your application' });
    await expect(again.getByRole('listitem')).toContainText('resume.pdf');
    expect(await plainViolations(page)).toEqual([]);
    await again.getByLabel('Full name').fill(someone('Rae Right'));
    await again.getByRole('checkbox', { name: /uses my details/ }).check();
    await again.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText(/^This replaces/)).toHaveCount(2);
    await expect(fact(page, 'Name')).toContainText('Rae Right');
    await expect(fact(page, 'Files')).toContainText('resume.pdf');
    await withdraw(page);
    expect(await plainViolations(page)).toEqual([]);
  });
});
