import { expectAtEveryWidth } from './everyWidth.ts';
import { expect, holdTime, open, received, someone, test, violations } from './site.ts';

const files = `${import.meta.dirname}/files`;
const searches = (urls: string[]) => urls.filter((url) => url.includes('operationName=JobSearch')).length;

test('J2, J3: words are searched for after a pause, and the address keeps them @once', async ({ page, watch }) => {
  await open(page, watch, '/careers');
  const results = page.getByRole('heading', { level: 2 }).first();
  await expect(results).toHaveText(/\d+ open jobs/);
  const pass = await holdTime(page);
  await page.getByRole('searchbox', { name: 'Search open jobs' }).pressSequentially('golang');
  await page.getByRole('searchbox').fill('nurse');
  expect(searches(watch.graphql.map((request) => request.url()))).toBe(0);
  await pass(1000);
  await page.clock.resume();
  await expect(results).toHaveText(/found for “nurse”/);
  await expect(page).toHaveURL('/careers?q=nurse');
  expect(searches(watch.graphql.map((request) => request.url()))).toBe(1);
  const shown = await page.getByRole('main').getByRole('link', { name: /nurse/i }).count();
  expect(shown).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('nurse');
  await expect(results).toHaveText(/found for “nurse”/);
});

test('J3, J5: Back undoes filters one by one', async ({ page, watch }) => {
  await open(page, watch, '/careers');
  const remote = page.getByRole('group', { name: 'Workplace' }).getByRole('checkbox', { name: /^Remote/ });
  const senior = page.getByRole('group', { name: 'Experience' }).getByRole('checkbox', { name: /^6\+ years/ });
  await remote.check();
  await expect(page).toHaveURL('/careers?workplace=remote');
  await senior.check();
  await expect(page).toHaveURL('/careers?workplace=remote&experience=senior');
  await expect(page.getByRole('link', { name: 'Remove Remote' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/found, remote, 6\+ years$/);
  const narrowed = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.goBack();
  await expect(page).toHaveURL('/careers?workplace=remote');
  await expect(senior).not.toBeChecked();
  await expect(remote).toBeChecked();
  await page.goForward();
  await expect(senior).toBeChecked();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(narrowed ?? '');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/careers');
});

test('J5: jobs near a place are found, and Back and the chip undo it', async ({ page, watch }) => {
  await open(page, watch, '/careers');
  const near = page.getByRole('group', { name: 'Near' });
  const place = near.getByRole('textbox', { name: 'City or postal code' });
  const distance = near.getByRole('combobox', { name: 'Distance' });
  const results = page.locator('#job-results');
  await place.fill('St. Petersburg, FL');
  await place.press('Enter');
  await expect(page).toHaveURL('/careers?near=St.+Petersburg%2C+FL');
  await expect(results).toHaveText('1 job found near St. Petersburg, FL');
  await expect(place).toBeFocused();
  await expect(page.getByText(/^Within 25 miles of St\. Petersburg, Florida/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^18 miles away$/ })).toBeVisible();
  await distance.selectOption('Within 10 miles');
  await expect(page).toHaveURL('/careers?near=St.+Petersburg%2C+FL&within=10');
  await expect(results).toHaveText('No jobs match near St. Petersburg, FL');
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(results).toHaveText('1 job found near St. Petersburg, FL');
  await expect(distance).toHaveValue('');

  // Leaving the field applies it too, and keeps what is searched for.
  await page.getByRole('searchbox').fill('nurse');
  await place.fill('Pune');
  await place.press('Tab');
  await expect(page).toHaveURL('/careers?q=nurse&near=Pune');
  await expect(distance).toHaveText(/Within 25 km/);
  await page.getByRole('link', { name: 'Remove Near Pune' }).click();
  await expect(page).toHaveURL('/careers?q=nurse');
  await expect(place).toHaveValue('');
});

test('J5: on a phone, a place in the dialog changes the number of jobs @once', async ({ page, watch }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, watch, '/careers');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  // Only the list in it scrolls, whatever a finger drags.
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  // While it is typed, without a key that says so.
  const place = dialog.getByRole('textbox', { name: 'City or postal code' });
  await place.pressSequentially('33602');
  await expect(dialog.getByRole('status')).toHaveText('1 job found');
  await expect(place).toBeFocused();
  await place.pressSequentially(' ');
  await expect(place).toHaveValue('33602 ');
  // What is not a place is said beside the field, and its link corrects it.
  await place.fill('Tanpa');
  await expect(place).toHaveAccessibleDescription(/“Tanpa” isn’t a place that we know: .* Did you mean Tampa\?/);
  await dialog.getByRole('link', { name: 'Tampa' }).click();
  await expect(place).toHaveValue('Tampa');
  await expect(place).toHaveAccessibleDescription('');
  await place.fill('33602');
  await dialog.getByRole('button', { name: 'Show 1 job' }).click();
  await expect(page.locator('#job-results')).toBeFocused();
  await expect(page).toHaveURL('/careers?near=33602');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await expect(dialog.getByRole('textbox', { name: 'City or postal code' })).toHaveValue('');
  await expectAtEveryWidth(page, 'jobs near a place');
});

test('J5: what opens the filters stands once, and only where they are not seen @once', async ({ page, watch }) => {
  const openers = page.getByText(/^Filters( \(\d\))?$/).filter({ visible: true });
  for (const path of ['/careers', '/careers?workplace=remote']) {
    for (const [width, count] of [
      [1280, 0],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, watch, path);
      await expect(openers, `${path} at ${width} px`).toHaveCount(count);
    }
  }
});

test('J6: a search without a match offers ways out @once', async ({ page, watch }) => {
  await open(page, watch, '/careers?q=zeppelin');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^No jobs match/);
  await page.getByRole('link', { name: 'Send a general application' }).click();
  await expect(page).toHaveURL('/careers/general-application');
  await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible();
});

test('J11: a job is found and applied for with a résumé @bodies', async ({ page, watch }) => {
  const sender = someone('Ada Field');
  await open(page, watch, '/careers?q=go');
  await page.getByRole('link', { name: 'Senior Go engineer, payments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Go engineer, payments' })).toBeFocused();

  // Slow enough to see the file go.
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataBuffer()?.includes('UploadFile'))
      await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const form = page.getByRole('form', { name: 'Apply' });
  await form.getByLabel('Résumé and files').setInputFiles(`${files}/resume.pdf`);
  await expect(form.getByRole('progressbar', { name: 'resume.pdf' })).toBeVisible();
  await expect(form.getByText(/^Uploaded/)).toBeVisible();
  await form.getByLabel('Full name').fill(sender);
  await form.getByLabel('E-mail').fill('ada.field@example.com');
  await form.getByLabel('Phone').fill('2025550143');
  await form.getByLabel('Phone').blur();
  await expect(form.getByLabel('Phone')).toHaveValue('(202) 555-0143');
  await form.getByLabel(/Tell us about a payment/).fill('A rounding fault in the night run.');
  await form.getByRole('checkbox', { name: /uses my details/ }).check();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send application' }).click();

  await expect(page).toHaveURL(/\/receipts\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeFocused();
  const reference = await page.getByText(/^APP-[0-9A-Z]+$/).textContent();
  await expectAtEveryWidth(page, 'the receipt');
  const [line, ...others] = received(sender);
  expect(others).toEqual([]);
  expect(line).toContain(reference ?? 'no reference');
  expect(line).toMatch(/Senior Go engineer, payments\s+1$/);

  await page.reload();
  await expect(page.getByText(reference ?? '')).toBeVisible();
});

test('V4: Word and OpenDocument files are taken, others are refused with the reason @once', async ({ page, watch }) => {
  await open(page, watch, '/careers/general-application');
  const form = page.getByRole('form', { name: 'Your application' });
  await form
    .getByLabel('Résumé and files')
    .setInputFiles([`${files}/resume.docx`, `${files}/resume.odt`, `${files}/make.mjs`]);
  await expect(form.getByText(/^Uploaded/)).toHaveCount(2);
  await expect(form.getByText('The selected file must be a PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG')).toBeVisible();
  await form.getByRole('button', { name: 'Remove make.mjs' }).click();
  await expect(form.getByRole('listitem').filter({ hasText: 'make.mjs' })).toHaveCount(0);
});

test('a photo that is too large is made smaller before it is sent', async ({ page, watch }) => {
  await open(page, watch, '/careers/general-application');
  const photo = Buffer.from(await page.evaluate(noise), 'base64');
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);
  const form = page.getByRole('form', { name: 'Your application' });
  await form
    .getByLabel('Résumé and files')
    .setInputFiles({ name: 'license.png', mimeType: 'image/png', buffer: photo });
  const row = form.getByRole('listitem').filter({ hasText: 'license.jpg' });
  await expect(row.getByText(/^Uploaded/)).toBeVisible();
  await expect(row).toContainText(/\d MB|\d KB/);
});

/** A picture without two pixels alike, which no format makes small without loss: PNG, in base64. */
function noise(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 3200;
  canvas.height = 800;
  const pixels = new ImageData(canvas.width, canvas.height);
  for (let i = 0; i < pixels.data.length; i += 65_536) crypto.getRandomValues(pixels.data.subarray(i, i + 65_536));
  for (let i = 3; i < pixels.data.length; i += 4) pixels.data[i] = 255;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}

test('J10: an upload that fails can be tried again @bodies', async ({ page, watch }) => {
  await open(page, watch, '/careers/general-application');
  const form = page.getByRole('form', { name: 'Your application' });
  let attempts = 0;
  await page.route('**/graphql', (route) => {
    const isUpload = route.request().postDataBuffer()?.includes('UploadFile');
    return isUpload && attempts++ === 0
      ? route.fulfill({ json: { data: null, errors: [{ message: 'An error occurred' }] } })
      : route.continue();
  });
  await form.getByLabel('Résumé and files').setInputFiles(`${files}/resume.pdf`);
  await expect(form.getByText('The selected file couldn’t be uploaded. Try again', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Try again resume.pdf' }).click();
  await expect(form.getByText(/^Uploaded/)).toBeVisible();
});

test('J9: what is missing is said at once, at its field @once', async ({ page, watch }) => {
  await open(page, watch, '/careers/senior-go-engineer-payments-1182');
  const form = page.getByRole('form', { name: 'Apply' });
  await form.getByLabel('E-mail').fill('ada.field@example');
  await form.getByRole('button', { name: 'Send application' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('There’s a problem');
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter an e-mail address in the correct format, like name@example.com',
    'Add your résumé, or send a link or a message instead',
    'Check the box so we can use your details',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  expect(await violations(page)).toEqual([]);
  await summary.getByRole('link', { name: 'Add your résumé, or send' }).click();
  await expect(form.getByRole('button', { name: /Choose files/ })).toBeFocused();
});

test('J9: the summary leads to a question, not to its first answer @once', async ({ page, watch }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, watch, '/careers/registered-nurse-surgical-unit-1176');
  const form = page.getByRole('form', { name: 'Apply' });
  await form.getByRole('button', { name: 'Send application' }).click();
  await form.getByRole('link', { name: 'Answer the question “Which nursing license' }).click();
  const question = form.getByRole('group', { name: 'Which nursing license' });
  await expect(question.getByRole('radio').first()).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const legend = await question.locator('legend').boundingBox();
  expect(legend?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the filters’ button and the order are beside each other @once', async ({ page, watch }) => {
    await open(page, watch, '/careers?country=US&shift=night&sort=closing');
    const button = await page.getByRole('button', { name: 'Filters (2)' }).boundingBox();
    const order = await page.locator('label', { has: page.getByLabel('Sort') }).boundingBox();
    expect(button && order && button.x + button.width + 4).toBeLessThanOrEqual(order?.x ?? 0);
  });
});
