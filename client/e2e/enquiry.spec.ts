import { expect, open, received, someone, test, violations } from './site.ts';

test('K1: an enquiry is sent and answered with a receipt', async ({ page, watch }) => {
  const sender = someone('Bea Harbour');
  await open(page, watch, '/contact-us');
  const form = page.getByRole('form', { name: 'Your message' });
  await form.getByLabel('Name').fill(sender);
  await form.getByLabel('E-mail').fill('bea@example.com');
  await form.getByLabel('Message').fill('Our month end takes nine days.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeFocused();
  await expect(page.getByText(/^ENQ-[0-9A-Z]+$/)).toBeVisible();
  expect(received(sender)).toHaveLength(1);
});

test('K1: the button says that the message is being sent until the receipt is there @once', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  const form = page.getByRole('form', { name: 'Your message' });
  await form.getByLabel('Name').fill(someone('Ida Patient'));
  await form.getByLabel('E-mail').fill('ida@example.com');
  await form.getByLabel('Message').fill('No hurry.');
  await form.getByRole('checkbox').check();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The code of the next page takes its time.
  const asked = page.waitForRequest(/\/assets\/ReceiptPage/);
  await page.route(/\/assets\/ReceiptPage/, async (route) => {
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Send message' }).click();
  await asked;
  await expect(page.getByText('Loading page')).toBeAttached();
  await expect(form.getByRole('button', { name: /^Sending/ })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
});

test('K1, J11: two clicks on the button are one enquiry @once', async ({ page, watch }) => {
  const sender = someone('Cem Double');
  await open(page, watch, '/our-services');
  const form = page.getByRole('form', { name: 'Ask about our services' });
  await form.getByLabel('Name').fill(sender);
  await form.getByLabel('E-mail').fill('cem@example.com');
  await expect(form.getByLabel('What is it about?')).toHaveValue('');
  await form.getByLabel('Your message').fill('Everything, twice.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
  expect(received(sender)).toHaveLength(1);
});

test('K1, J9: faults are listed, gone to, and disappear when they are corrected @once', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  const form = page.getByRole('form', { name: 'Your message' });
  await form.getByLabel('E-mail').fill('bea@example');
  await form.getByLabel('Message').fill('Our month end takes nine days.');
  await form.getByRole('button', { name: 'Send message' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter an e-mail address in the correct format, like name@example.com',
    'Check the box so we can use your details',
  ]);
  const email = form.getByLabel('E-mail');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/correct format/);
  await expect(email).toHaveValue('bea@example');
  await expect(form.getByLabel('Message')).toHaveValue('Our month end takes nine days.');
  expect(await violations(page)).toEqual([]);

  await summary.getByRole('link', { name: /^Enter an e-mail address/ }).click();
  await expect(email).toBeFocused();
  await email.fill('bea@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link')).toHaveCount(2);
});

test('K1: the interest named in the address is chosen @once', async ({ page, watch }) => {
  await open(page, watch, '/contact-us?service=it-security');
  await expect(page.getByLabel('What is it about?')).toHaveValue('IT security');
});

test.describe('when the server fails @bodies', () => {
  test.use({ expected: /status of 500/ });

  test('K1: nothing typed is lost, and sending again is one enquiry', async ({ page, watch }) => {
    const sender = someone('Dee Patient');
    await open(page, watch, '/contact-us');
    const form = page.getByRole('form', { name: 'Your message' });
    await form.getByLabel('Name').fill(sender);
    await form.getByLabel('E-mail').fill('dee@example.com');
    await form.getByLabel('Message').fill('Please keep this.');
    await form.getByRole('checkbox').check();
    // Taken in, but the answer is lost on the way.
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('SendEnquiry') || lost++ > 0) return route.continue();
      await route.fetch();
      return route.fulfill({ status: 500, body: 'broken' });
    });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert')).toContainText('An error occurred');
    await expect(form.getByLabel('Message')).toHaveValue('Please keep this.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
    expect(received(sender)).toHaveLength(1);
  });
});

test('a time for a call that somebody else takes is replaced by others, and nothing typed is lost', async ({
  page,
  watch,
  request,
}) => {
  await open(page, watch, '/contact-us');
  const form = page.getByRole('form', { name: 'Your message' });
  await form.getByText('Would you like a call?').click();
  const times = form.getByRole('group', { name: /^When we call you/ }).getByRole('radio');
  await expect(times).toHaveCount(6);
  const taken = (await times.nth(1).getAttribute('value')) ?? '';
  const multipart = {
    form: 'enquiry',
    name: 'Ed',
    email: 'ed@example.com',
    message: 'First.',
    phone: '12345',
    consent: 'on',
  };
  const first = await request.post('/contact-us', { multipart: { ...multipart, call: taken }, maxRedirects: 0 });
  expect(first.status()).toBe(303);

  await expect(form.getByText('Phone (needed only for a call)')).toBeVisible();
  await form.getByLabel('Your message').fill('Second.');
  await form.getByLabel('Name').fill(someone('Cora Caller'));
  await form.getByLabel('E-mail').fill('cora@example.com');
  await form.getByRole('checkbox').check();
  await times.nth(1).check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('Enter your phone number, so that we can call you');
  await form.getByLabel('Phone').fill('+1 201 555 0142');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('Somebody took this time while you were writing');
  await expect(form.locator(`input[value="${taken}"]`)).toHaveCount(0);
  await expect(times).toHaveCount(6);
  await expect(form.getByLabel('Your message')).toHaveValue('Second.');
  await times.nth(1).check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
  // The visitor's time, then the office's.
  await expect(page.getByText('Your call').locator('xpath=following-sibling::dd[1]')).toHaveText(
    /^\w{3}, \w+ \d+, \d\d:\d\d for you\w+day, \w+ \d+, \d\d:\d\d–\d\d:\d\d in \w+$/,
  );
  const entry = page.getByRole('link', { name: 'Add it to your calendar' });
  const calendar = await request.get((await entry.getAttribute('href')) ?? '');
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
});

test('the form of a service leads to the times for a call, about that service @once', async ({ page, watch }) => {
  await open(page, watch, '/services/identity-and-access-management');
  await page.getByLabel('Your message').fill('Please keep this.');
  await page.getByLabel('Name').fill('Cora Caller');
  await page.getByRole('button', { name: 'Choose a time for a call' }).click();
  await expect(page).toHaveURL('/contact-us?service=IT+security#call');
  await expect(page.getByLabel('What is it about?')).toHaveValue('IT security');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Please keep this.');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Cora Caller');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const times = page.getByRole('group', { name: /^When we call you/ });
  await expect(times.getByRole('radio')).toHaveCount(6);
  await expect(times).toBeInViewport();
  await page.getByLabel('E-mail').fill('cora@example.com');
  await page.getByRole('checkbox', { name: /uses my details/ }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Page you wrote from').locator('xpath=following-sibling::dd')).toHaveText(
    'Identity and access',
  );
  await page.goto('/services/identity-and-access-management');
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test.describe('where the offices’ day is night', () => {
  test.use({ timezoneId: 'America/Vancouver' });

  test('times for a call by day come first, or alone @once', async ({ page, watch }) => {
    await open(page, watch, '/contact-us');
    await page.getByText('Would you like a call?').click();
    const times = page.getByRole('group', { name: /^When we call you/ }).getByText(/for you$/);
    await expect(times.first()).toBeVisible();
    const hours = (await times.allInnerTexts()).map((text) => Number(/(\d\d):\d\d for you$/.exec(text)?.[1]));
    const isNight = hours.map((hour) => hour < 7 || hour > 21);
    expect(isNight).toEqual([...isNight].sort());
    const byDay = isNight.filter((night) => !night).length;
    expect(byDay < 3 || byDay === hours.length).toBe(true);
  });
});
