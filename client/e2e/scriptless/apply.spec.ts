import { readFileSync } from 'node:fs';
import { expect, plainViolations, reach, received, someone, submission, test } from '../site.ts';

const files = `${import.meta.dirname}/../files`;
const job = '/careers/senior-go-engineer-payments-1182';
const file = (name: string, buffer = readFileSync(`${files}/${name}`)) => ({ name, mimeType: '', buffer });

// A form with faults comes back with status 422, and browsers say so in the console.
test.use({ javaScriptEnabled: false, expected: /status of 422/ });

test('J9, J15: labels stand above, and the faults are those that scripts tell', async ({ page }) => {
  await page.goto(job);
  const form = page.getByRole('form', { name: 'Apply' });
  const fields = form.locator(':is(input, textarea, select):visible');
  // The job's own question stands beside the eight.
  expect(await fields.and(page.locator(':not([name^="answers."])')).count()).toBe(8);
  expect(
    await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')).filter(Boolean)),
  ).toEqual(['name', 'email', 'tel', 'url']);
  expect(await form.locator('[placeholder]').count()).toBe(0);
  for (const field of await fields.all()) await expect(field).toHaveAccessibleName(/\S/);
  for (const name of [/^Phone/, /^Profile/, /^Anything/])
    await expect(form.getByLabel(name)).toHaveAccessibleName(/\(optional\)$/);

  await form.getByLabel('E-mail').fill('ada.field@example');
  await form.getByLabel('Profile or portfolio').fill('ftp://example.com/ada');
  await form.getByLabel(/Tell us about a payment/).fill('Line one\nLine two');
  await form.getByRole('checkbox', { name: /similar jobs/ }).check();
  await form.getByRole('button', { name: 'Send application' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('heading')).toHaveText('There’s a problem');
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter an e-mail address in the correct format, like name@example.com',
    'Enter a link to a web page, like https://example.com/name',
    'Check the box so we can use your details',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription(/Enter your full name/);
  await expect(form.getByLabel('E-mail')).toHaveValue('ada.field@example');
  await expect(form.getByLabel('Profile or portfolio')).toHaveValue('ftp://example.com/ada');
  await expect(form.getByLabel(/Tell us about a payment/)).toHaveValue('Line one\nLine two');
  await expect(form.getByRole('checkbox', { name: /similar jobs/ })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: /uses my details/ })).not.toBeChecked();
  expect(await plainViolations(page)).toEqual([]);
  // The link that is wrong now is taken for the application's content.
  await form.getByLabel('Profile or portfolio').fill('');
  await form.getByRole('button', { name: 'Send application' }).click();
  await summary.getByRole('link', { name: 'Add your résumé, or send a link or a message instead' }).click();
  await expect(form.getByLabel('Résumé and files')).toBeInViewport();
});

test('J10, V4: files that were taken stay through a fault, others are refused by name', async ({ page }) => {
  const sender = someone('Fay Paper');
  await page.goto(job);
  const form = page.getByRole('form', { name: 'Apply' });
  await form.getByLabel('Full name').fill(sender);
  await form.getByLabel('E-mail').fill('fay@example.com');
  await form
    .getByLabel('Résumé and files')
    .setInputFiles([
      file('resume.docx'),
      file('make.mjs'),
      file('empty.pdf', Buffer.alloc(0)),
      file('large.pdf', Buffer.alloc(6 << 20, '%PDF-1.7 ')),
      file('resume.odt'),
    ]);
  await form.getByRole('checkbox', { name: /uses my details/ }).check();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    'make.mjs: The selected file must be a PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG',
    'empty.pdf: The selected file is empty',
    /^large\.pdf: The selected file must be smaller than 5 MB\. A photo\? Scan it as PDF/,
  ]);
  const kept = form.getByRole('list', { name: 'Résumé and files' }).getByRole('listitem');
  await expect(kept).toHaveText([/^resume\.docxUploaded, /, /^resume\.odtUploaded, /]);

  // One is taken back, and five more are one too many beside the other.
  await form.getByRole('checkbox', { name: 'Remove this file resume.odt' }).check();
  await form
    .locator('input[type="file"]')
    .setInputFiles([1, 2, 3, 4, 5].map((n) => file(`${n}.txt`, Buffer.from(`Page ${n}.`))));
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    'You can only select up to 5 files at the same time',
  ]);
  await expect(kept).toHaveText([/^resume\.docx/, /^1\.txt/, /^2\.txt/, /^3\.txt/, /^4\.txt/]);
  expect(received(sender)).toEqual([]);
  for (const n of [2, 3, 4]) await form.getByRole('checkbox', { name: `Remove this file ${n}.txt` }).check();
  await form.getByRole('button', { name: 'Send application' }).click();
  const reference = (await page.getByText(/^APP-[0-9A-Z]+$/).textContent()) ?? '';
  expect(received(sender)[0]).toMatch(/Senior Go engineer, payments\s+2$/);
  expect(submission(reference).files.map(({ name }: { name: string }) => name)).toEqual(['resume.docx', '1.txt']);
});

test('J11: two clicks, Back and once more are one application with one receipt', async ({ page }) => {
  const sender = someone('Cem Double');
  await page.goto('/careers/general-application');
  await page.getByLabel('Full name').fill(sender);
  await page.getByLabel('E-mail').fill('cem@example.com');
  await page.getByLabel('Résumé and files').setInputFiles(`${files}/resume.pdf`);
  await page.getByRole('checkbox', { name: /uses my details/ }).check();
  await page.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
  const receipt = page.url();
  const reference = (await page.getByText(/^APP-[0-9A-Z]+$/).textContent()) ?? '';
  expect(received(sender)).toHaveLength(1);
  expect(received(sender)[0]).toContain(reference);
  await expect(page.getByRole('region', { name: 'What happens next' }).getByRole('listitem').nth(1)).toContainText(
    /\bdays?\b/,
  );
  await expect(page.getByText(/the address of this page/)).toBeVisible();
  expect(await plainViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full name')).toHaveValue(sender);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(receipt);
  expect(received(sender)).toHaveLength(1);
});

test.describe('on 320 × 256 px, as a desktop shows at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, forcedColors: 'active' });

  test('J16: an application is mended and sent by keyboard alone, in forced colors', async ({ page }) => {
    const sender = someone('Kim Keys');
    await page.goto(job);
    const form = page.getByRole('form', { name: 'Apply' });
    // Waited for from the start: the key may be faster than the browser learns that somebody waits.
    const chooser = page.waitForEvent('filechooser');
    await reach(page, page.getByRole('link', { name: 'Apply for this job' }).first());
    await page.keyboard.press('Enter');
    await reach(page, form.getByLabel('Full name'));
    await page.keyboard.type(sender);
    await reach(page, form.getByLabel('Résumé and files'));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(`${files}/resume.pdf`);
    await reach(page, form.getByRole('checkbox', { name: /uses my details/ }));
    await page.keyboard.press('Space');
    await reach(page, form.getByRole('button', { name: 'Send application' }));
    await page.keyboard.press('Enter');

    const fault = form.getByRole('alert').getByRole('link');
    await expect(fault).toHaveText(['Enter your e-mail address']);
    await expect(form.getByRole('alert')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Reading went on at the summary: its first link is the next thing that the key reaches.
    await page.keyboard.press('Tab');
    await expect(fault).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await expect(form.getByLabel('E-mail')).toBeInViewport();
    await page.keyboard.type('kim@example.com');
    await reach(page, form.getByRole('button', { name: 'Send application' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
    expect(received(sender)).toHaveLength(1);
  });
});
