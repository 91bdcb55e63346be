import type { Page } from '@playwright/test';
import { expect, plainViolations, received, someone, submission, test } from '../site.ts';

test.use({ javaScriptEnabled: false, expected: /status of 422/ });

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const faults = (page: Page) => page.getByRole('alert').getByRole('listitem');
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, we have it' });

async function fill(page: Page, sender: string, email = 'eli@example.com') {
  await page.goto('/contact-us');
  await page.getByLabel('Name').fill(sender);
  await page.getByLabel('E-mail').fill(email);
  await message(page).fill('Line one\nLine two');
  await page.getByRole('checkbox', { name: /uses my details/ }).check();
}

/** What was kept of the message whose receipt is shown. */
async function kept(page: Page) {
  await expect(thanks(page)).toBeVisible();
  return submission((await page.getByText(/^ENQ-[0-9A-Z]+$/).textContent()) ?? '').enquiry;
}

test('K1, J15: an enquiry with faults comes back whole and can be mended', async ({ page }) => {
  const sender = someone('Eli Plain');
  await fill(page, sender, 'eli@example');
  await page.getByLabel('Company').fill('Plain & Sons');
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByRole('checkbox', { name: /uses my details/ }).uncheck();
  await send(page);

  const summary = page.getByRole('alert');
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('heading')).toHaveText('There’s a problem');
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an e-mail address in the correct format, like name@example.com',
    'Check the box so we can use your details',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/correct format/);
  await expect(page.getByLabel('Name')).toHaveValue(sender);
  await expect(page.getByLabel('E-mail')).toHaveValue('eli@example');
  await expect(page.getByLabel('Company')).toHaveValue('Plain & Sons');
  await expect(page.getByLabel('Country')).toHaveValue('Canada');
  await expect(message(page)).toHaveValue('Line one\nLine two');
  expect(await plainViolations(page)).toEqual([]);
  expect(received(sender)).toEqual([]);

  await page.getByLabel('E-mail').fill('eli@example.com');
  await page.getByRole('checkbox', { name: /uses my details/ }).check();
  await send(page);
  expect(await kept(page)).toMatchObject({ name: sender, company: 'Plain & Sons', country: 'Canada' });
  expect(received(sender)).toHaveLength(1);
});

test('K1: the interest named in the address is chosen, and stays through a fault', async ({ page }) => {
  await page.goto('/contact-us?service=it-security');
  const about = page.getByLabel('What is it about?');
  await expect(about).toHaveValue('IT security');
  await send(page);
  await expect(faults(page)).toHaveCount(4);
  await expect(about).toHaveValue('IT security');
});

test('K1: the form at the bottom of a page is sent from there, and two clicks are one enquiry', async ({ page }) => {
  const sender = someone('Bea Twice');
  await page.goto('/our-services/it-security-service');
  const form = page.getByRole('form');
  await form.getByLabel('Name').fill(sender);
  await form.getByLabel('E-mail').fill('bea@example.com');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/our-services\/it-security-service#/);
  await expect(faults(page)).toHaveText(['Enter a message', 'Check the box so we can use your details']);
  await form.getByRole('checkbox').check();
  await form.getByRole('textbox', { name: 'Your message' }).fill('The nightly import.');
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  expect(await kept(page)).toMatchObject({ page: '/our-services/it-security-service', interest: 'IT security' });
  expect(received(sender)).toHaveLength(1);
});

test('K1: a message that is too long comes back whole, with how much is too much', async ({ page }) => {
  const long = `${'🚀'.repeat(1500)}${'a'.repeat(501)}`;
  await fill(page, someone('Lou Long'));
  await message(page).fill(long);
  await send(page);
  await expect(faults(page)).toHaveText(['Message must be 2,000 characters or fewer']);
  await expect(message(page)).toHaveValue(long);
  await expect(page.getByText('1 character too many').first()).toBeVisible();
});

test('V1: e-mail addresses are judged as with scripts', async ({ page }) => {
  await fill(page, someone('Vic Mail'));
  for (const bad of ['a@b', 'a@b.c', '@b.co', 'a b@c.de', 'a@b..co', 'a@.co', 'a@b.co,', `${'a'.repeat(250)}@b.co`]) {
    await page.getByLabel('E-mail').fill(bad);
    await send(page);
    await expect(faults(page)).toHaveText([/^Enter an e-mail address in the correct format/]);
    await expect(page.getByLabel('E-mail')).toHaveValue(bad);
  }
  await page.getByLabel('E-mail').fill('  A.B+c@EX-ample.COM ');
  await send(page);
  expect(await kept(page)).toMatchObject({ email: 'A.B+c@EX-ample.COM' });
});

test('V2: a phone number arrives as it was typed, and too few digits are refused', async ({ page }) => {
  await fill(page, someone('Pia Phone'));
  await page.getByLabel('Phone').fill('1234');
  await send(page);
  await expect(faults(page)).toHaveText(['Enter a phone number with 5 to 20 digits, like +44 20 7946 0000']);
  await page.getByLabel('Phone').fill('+1 202-555-0143');
  await send(page);
  expect(await kept(page)).toMatchObject({ phone: '+1 202-555-0143' });
});

test('V3: white space is nothing', async ({ page }) => {
  await fill(page, ' \u00a0 \u2003', '\u00a0');
  await message(page).fill(' \n \t ');
  await send(page);
  await expect(faults(page)).toHaveText(['Enter a message', 'Enter your name', 'Enter your e-mail address']);
  await page.getByLabel('Name').fill(someone('0'));
  await page.getByLabel('E-mail').fill('zero@example.com');
  await message(page).fill('0');
  await send(page);
  expect(await kept(page)).toMatchObject({ message: '0' });
});

test('V5: nobody is asked to prove to be a person, and no field is hidden from them', async ({ page }) => {
  const sender = someone('Rob Ott');
  await fill(page, sender);
  await expect(page.getByRole('main').locator('input[type="text"]:not(:visible)')).toHaveCount(0);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(received(sender)).toHaveLength(1);
});
