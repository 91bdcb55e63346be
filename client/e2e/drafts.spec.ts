import type { Page } from '@playwright/test';
import { alive, expect, handled, holdScripts, open, received, someone, test } from './site.ts';

const files = `${import.meta.dirname}/files`;
const job = '/careers/senior-go-engineer-payments-1182';
const contact = (page: Page) => page.getByRole('form', { name: 'Your message' });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, we have it' });

async function fill(page: Page, sender: string, email: string) {
  await handled(contact(page));
  await contact(page).getByLabel('Name').fill(sender);
  await contact(page).getByLabel('E-mail').fill(email);
  await contact(page).getByLabel('Message').fill('Please keep this.');
  await contact(page).getByRole('checkbox').check();
}

test('K: Back and reload keep what was typed, but not the consent', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  await fill(page, 'Ada Back', 'ada@example.com');
  await contact(page).getByLabel('What is it about?').selectOption('IT security');
  await contact(page).getByText('Would you like a call?').click();
  await contact(page).getByRole('radio').nth(1).check();
  await contact(page).getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  for (const again of [() => page.goBack(), () => page.reload()]) {
    await again();
    await alive(page);
    await expect(contact(page).getByLabel('Message')).toHaveValue('Please keep this.');
    await expect(contact(page).getByLabel('Name')).toHaveValue('Ada Back');
    await expect(contact(page).getByLabel('What is it about?')).toHaveValue('IT security');
    await expect(contact(page).getByRole('radio').nth(1)).toBeChecked();
    await expect(contact(page).getByRole('radio').nth(1)).toBeVisible();
  }
  // A browser may restore a ticked box by itself; the site remembers no consent.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('consent');
  // Another tab knows nothing of it, and nothing outlives the tab.
  const other = await page.context().newPage();
  await other.goto('/contact-us');
  await alive(other);
  await expect(contact(other).getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await other.close();
});

test('K: a time for a call that is gone after a reload is named, and the rest is kept @once', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/contact-us');
  await fill(page, 'Cal Later', 'cal@example.com');
  await contact(page).getByText('Would you like a call?').click();
  const times = contact(page).getByRole('group', { name: /^When we call you/ });
  await times.getByRole('radio').nth(3).check();
  // As if somebody had taken it.
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, value.replace(/"call":\["[^"]+"/, '"call":["London/2026-01-07T10:00Z/30"'));
  });
  await page.reload();
  await alive(page);
  const alert = contact(page).getByRole('alert');
  await expect(alert).toContainText(
    /^There’s a problemWed \d\d:\d\d for you isn’t offered anymore\. Choose another time$/,
  );
  await expect(times).toHaveAccessibleDescription(/isn’t offered anymore/);
  await expect(times).toBeVisible();
  await expect(contact(page).getByLabel('Message')).toHaveValue('Please keep this.');
  await times.getByRole('radio').nth(2).check();
  await expect(alert).toHaveCount(0);
});

test('K: text that is restored in the field a visitor is in gives way to what they type', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  await fill(page, 'Ida Early', 'old@example.com');
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const email = contact(page).getByLabel('E-mail');
  await email.focus();
  await contact(page)
    .getByLabel('Name')
    .evaluate((field: HTMLInputElement) => {
      field.value = 'Ida Typed';
    });
  release();
  await expect(email).toHaveValue('old@example.com');
  await page.keyboard.insertText('new@example.com');
  await expect(email).toHaveValue('new@example.com');
  await expect(contact(page).getByLabel('Name')).toHaveValue('Ida Typed');
});

test('Y8: a reload during an upload says which files are missing', async ({ page, watch }) => {
  await open(page, watch, job);
  const form = page.getByRole('form', { name: 'Apply' });
  const input = form.locator('input[type="file"]');
  const row = (name: string) => form.getByRole('listitem').filter({ hasText: name });
  await input.setInputFiles(`${files}/resume.pdf`);
  await expect(row('resume.pdf')).toContainText('Uploaded');
  await page.route('**/graphql', (route) =>
    route.request().headers()['content-type']?.startsWith('multipart/') ? undefined : route.continue(),
  );
  await form.getByLabel('Full name').fill('Fay Missing');
  await input.setInputFiles([`${files}/resume.docx`, `${files}/resume.odt`]);
  await expect(form.getByRole('progressbar', { name: 'resume.docx' })).toBeVisible();
  // Browsers ask only on pages where somebody has clicked.
  await form.getByLabel('Full name').click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.reload();
  await alive(page);
  expect(asked).toEqual(['beforeunload']);
  await expect(row('resume.pdf')).toContainText('Uploaded');
  for (const name of ['resume.docx', 'resume.odt'])
    await expect(row(name)).toContainText('It wasn’t uploaded. Choose it again or remove it');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('alert')).toContainText('resume.docx: It wasn’t uploaded');
  await page.unroute('**/graphql');
  await input.setInputFiles(`${files}/resume.docx`);
  await expect(row('resume.docx')).toContainText('Uploaded');
  await form.getByRole('button', { name: 'Remove resume.odt' }).click();
  await expect(form.getByText('It wasn’t uploaded')).toHaveCount(0);
  await page.reload();
  await alive(page);
  await expect(row('resume.docx')).toContainText('Uploaded');
  await expect(row('resume.odt')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('Y18: a file that is dropped beside the zone does not replace the page', async ({ page, watch }) => {
  await open(page, watch, job);
  const prevented = (selector: string, type: string, kind: string) =>
    page.locator(selector).evaluate(
      (target, [type, kind]) => {
        const dataTransfer = new DataTransfer();
        if (kind === 'file') dataTransfer.items.add(new File(['x'], 'cv.pdf'));
        else dataTransfer.setData('text/plain', 'x');
        return !target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      },
      [type, kind] as const,
    );
  await handled(page.getByRole('form', { name: 'Apply' }));
  for (const type of ['dragover', 'drop']) {
    expect(await prevented('h1', type, 'file')).toBe(true);
    expect(await prevented('h1', type, 'text')).toBe(false);
  }
});

test('J10: Back and reload keep uploaded files, for their own job alone, until they are received', async ({
  page,
  watch,
}) => {
  const sender = someone('Fay Reload');
  await open(page, watch, job);
  const form = page.getByRole('form', { name: 'Apply' });
  await form.getByLabel('Résumé and files').setInputFiles(`${files}/resume.pdf`);
  await expect(form.getByText(/^Uploaded/)).toBeVisible();
  await form.getByLabel('Full name').fill(sender);
  await form.getByLabel('E-mail').fill('fay@example.com');
  await form.getByLabel(/Tell us about a payment/).fill('A rounding fault.');
  await page.goto('/careers/general-application');
  await alive(page);
  const general = page.getByRole('form', { name: 'Your application' });
  await expect(general.getByLabel('Full name')).toHaveValue('');
  await expect(general.getByText(/^Uploaded/)).toHaveCount(0);
  await page.goto(job);
  await alive(page);
  await expect(form.getByRole('listitem').filter({ hasText: 'resume.pdf' })).toContainText('Uploaded');
  await expect(form.getByLabel(/Tell us about a payment/)).toHaveValue('A rounding fault.');
  await form.getByRole('checkbox', { name: /uses my details/ }).check();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(sender)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Senior Go engineer, payments' })).toBeVisible();
  expect(received(sender)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form ')))).toEqual([]);
  await page.goBack();
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('K: a browser that refuses storage sends all the same @once', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, watch, '/contact-us');
  await fill(page, someone('Nora Storage'), 'nora@example.com');
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await expect(thanks(page)).toBeVisible();
});

test.describe('when answers are lost @bodies', () => {
  test.use({ expected: /Failed to load|status of 500|Cross-Origin|network/i });

  /** Lets the server take in so many requests and loses its answers. */
  async function lose(page: Page, operation: string, times: number) {
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postDataBuffer()?.includes(operation) || lost++ >= times) return route.continue();
      await route.fetch();
      return route.fulfill({ status: 500, body: 'broken' });
    });
  }

  for (const reload of [false, true]) {
    test(`K, J11: a corrected enquiry replaces what arrived, ${reload ? 'after a reload' : 'at once'}`, async ({
      page,
      watch,
    }) => {
      const sender = someone(`Dee Corrects ${reload}`);
      await open(page, watch, '/contact-us');
      await fill(page, sender, 'wrong@example.com');
      await lose(page, 'SendEnquiry', 1);
      await contact(page).getByRole('button', { name: 'Send message' }).click();
      await expect(contact(page).getByRole('alert')).toContainText('An error occurred');
      if (reload) {
        await page.reload();
        await alive(page);
        await contact(page).getByRole('checkbox').check();
      }
      await contact(page).getByLabel('E-mail').fill('right@example.com');
      await contact(page).getByRole('button', { name: 'Send message' }).click();
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByText(/^This replaces ENQ-[0-9A-Z]{6}, received /)).toBeVisible();
      const states = received(sender).map((line) => (line.includes('replaced by ENQ-') ? 'replaced' : 'wanted'));
      expect(states.sort()).toEqual(['replaced', 'wanted']);
    });
  }

  test('J11: a lost upload and two lost applications end in one', async ({ page, watch }) => {
    const sender = someone('Una Lost');
    await open(page, watch, '/careers/general-application');
    const form = page.getByRole('form', { name: 'Your application' });
    await lose(page, 'UploadFile', 1);
    await form.getByLabel('Résumé and files').setInputFiles(`${files}/resume.pdf`);
    await form.getByLabel('Full name').fill(sender);
    await form.getByLabel('E-mail').fill('first@example.com');
    await form.getByRole('checkbox', { name: /uses my details/ }).check();
    await expect(form.getByRole('listitem').filter({ hasText: 'couldn’t be uploaded' })).toBeVisible();
    await form.getByRole('button', { name: 'Send application' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toContainText('resume.pdf: The selected file couldn’t be uploaded');
    await form.getByRole('button', { name: 'Try again resume.pdf' }).click();
    await expect(form.getByText(/^Uploaded/)).toBeVisible();
    await expect(summary).toHaveCount(0);
    await page.unroute('**/graphql');
    await lose(page, 'Apply', 2);
    for (const email of ['second@example.com', 'third@example.com']) {
      const broken = page.waitForResponse((response) => response.status() === 500);
      await form.getByRole('button', { name: 'Send application' }).click();
      await broken;
      await expect(form.getByRole('button', { name: 'Send application' })).toBeEnabled();
      await expect(summary).toContainText('An error occurred');
      await form.getByLabel('E-mail').fill(email);
    }
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText(/^This replaces APP-\w+, received /)).toHaveCount(2);
    expect(received(sender).filter((line) => !line.includes('replaced by'))).toHaveLength(1);
  });
});

test('V2b: a phone number of ten digits is set in its usual form, words beside it stay @once', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/contact-us');
  const phone = contact(page).getByLabel('Phone');
  for (const [typed, want] of [
    ['202 555 0143', '(202) 555-0143'],
    ['+1 202 555 014', '+1 202 555 014'],
    ['2025550143 (work)', '2025550143 (work)'],
  ] as const) {
    await phone.fill(typed);
    await phone.blur();
    await expect(phone).toHaveValue(want);
  }
});

test('K: what is typed before the scripts arrive is kept over a reload @once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await contact(page).getByLabel('Name').fill('Eve Early');
  release();
  await handled(contact(page));
  await page.goto('/contact-us');
  await expect(contact(page).getByLabel('Name')).toHaveValue('Eve Early');
});

test('K1: a long message pasted before the scripts arrive is counted with them @once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await contact(page).getByLabel('Message').fill('a'.repeat(1501));
  release();
  await expect(page.getByText('499 characters left').first()).toBeVisible();
});

test('V2b: a phone number typed and left before the scripts arrive is set in its usual form with them @once', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const phone = contact(page).getByLabel('Phone');
  await phone.fill('202 555 0143');
  await contact(page).getByLabel('Name').focus();
  release();
  await expect(phone).toHaveValue('(202) 555-0143');
});
