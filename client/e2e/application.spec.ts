import { expect, open, reach, received, someone, test, violations } from './site.ts';

const files = `${import.meta.dirname}/files`;
const job = '/careers/senior-go-engineer-payments-1182';

test.describe('on 320 px, as a desktop shows at 400 %', () => {
  test.use({ viewport: { width: 320, height: 512 } });

  test('J16: an application is written and sent by keyboard alone', async ({ page, watch }) => {
    const sender = someone('Kim Keys');
    await open(page, watch, job);
    const form = page.getByRole('form', { name: 'Apply' });
    // Waited for from the start: the key may be faster than the browser learns that somebody waits.
    const chooser = page.waitForEvent('filechooser');
    const apply = page.getByRole('link', { name: 'Apply for this job' }).first();
    await reach(page, apply);
    await page.keyboard.press('Enter');
    // The next key may be faster than the jump, and than the form, whose script comes when it is near.
    await expect(apply).not.toBeFocused();
    const button = form.getByRole('button', { name: /Choose files/ });
    await expect(button).toBeVisible();
    await reach(page, form.getByLabel('Full name'));
    await page.keyboard.type(sender);
    await reach(page, form.getByLabel('E-mail'));
    await page.keyboard.type('kim@example.com');
    await reach(page, button);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(`${files}/resume.pdf`);
    await expect(form.getByText(/^Uploaded/)).toBeVisible();
    await reach(page, form.getByLabel(/Tell us about a payment/));
    await page.keyboard.type('A rounding fault.');
    await reach(page, form.getByRole('checkbox', { name: /uses my details/ }));
    await page.keyboard.press('Space');
    // Nothing is cut off, and nothing that has the focus lies outside of the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);
    await reach(page, form.getByRole('button', { name: 'Send application' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeFocused();
    expect(received(sender)).toHaveLength(1);
  });
});

test('J9: browsers can fill the form in, and no field hides its name in a placeholder @once', async ({
  page,
  watch,
}) => {
  await open(page, watch, job);
  const form = page.getByRole('form', { name: 'Apply' });
  const fields = form.locator(':is(input, textarea, select):visible');
  expect(
    await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')).filter(Boolean)),
  ).toEqual(['name', 'email', 'tel', 'url']);
  expect(await form.locator('[placeholder]').count()).toBe(0);
  for (const field of await fields.all()) await expect(field).toHaveAccessibleName(/\S/);
  for (const name of [/^Phone/, /^Profile/, /^Anything/])
    await expect(form.getByLabel(name)).toHaveAccessibleName(/\(optional\)$/);
});

test('J10: an upload shows how far it is and can be cancelled @bodies', async ({ page, watch }) => {
  await open(page, watch, job);
  const form = page.getByRole('form', { name: 'Apply' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataBuffer()?.includes('UploadFile')) await held;
    await route.continue().catch(() => {});
  });
  await form.getByLabel('Résumé and files').setInputFiles(`${files}/resume.pdf`);
  await expect(form.getByRole('progressbar', { name: 'resume.pdf' })).toBeVisible();
  await form.getByRole('button', { name: 'Cancel resume.pdf' }).click();
  await expect(form.getByRole('listitem').filter({ hasText: 'resume.pdf' })).toHaveCount(0);
  await expect(form.getByText('resume.pdf removed')).toHaveRole('status');
  await expect(form.getByRole('button', { name: /Choose files/ })).toBeFocused();
  release();
  await form.getByLabel('Résumé and files').setInputFiles(`${files}/resume.docx`);
  await expect(form.getByText(/^Uploaded/)).toHaveCount(1);
});

test('K1: a message tells how much room is left once it is three quarters full @once', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  const message = page.getByRole('form', { name: 'Your message' }).getByLabel('Message');
  await message.fill('a'.repeat(1400));
  await expect(page.getByText(/characters? left/)).toHaveCount(0);
  await message.fill('a'.repeat(1501));
  await expect(page.getByText('499 characters left').first()).toBeVisible();
  await message.fill('🚀'.repeat(2001));
  await expect(page.getByText('1 character too many').first()).toBeVisible();
});
