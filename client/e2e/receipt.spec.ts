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
  await page.getByText('Correct or withdraw this application', { exact: true }).click();
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
    await withdraw(page);
    expect(await plainViolations(page)).toEqual([]);
  });
});
