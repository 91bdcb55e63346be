import { expect, received, someone, test } from './site.ts';

const files = `${import.meta.dirname}/files`;

// A form with faults comes back with status 422, and browsers say so in the console.
test.use({ javaScriptEnabled: false, expected: /status of 422/ });

test('every page is whole', async ({ page, request }) => {
  test.setTimeout(180_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(answer?.status(), path).toBe(200);
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect.soft(words, `words of ${path}`).toBeGreaterThan(100);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
  }
});

test('H13: the menu opens by pointer and focus', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Products' }).hover();
  await menu.getByRole('link', { name: 'Work360' }).click();
  await expect(page).toHaveURL('/products/work360');
});

test('on a phone the menu unfolds below the header', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/events');
});

test('J1, J15: the first HTML has jobs, their number, filters and a form that searches', async ({ page }) => {
  await page.goto('/careers');
  const results = page.getByRole('region', { name: /^24 open jobs$/ });
  await expect(results.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(20);
  await expect(page.getByRole('region', { name: 'Filters' }).locator('fieldset')).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search open jobs' }).fill('nurse');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/careers\?.*q=nurse/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/found for “nurse”/);
  await page.getByRole('checkbox', { name: /^On site/ }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/workplace=/);
  await expect(page.getByRole('link', { name: 'Remove On site' })).toBeVisible();
});

test('K1, J15: an enquiry with faults comes back whole and can be mended', async ({ page }) => {
  const sender = someone('Eli Plain');
  await page.goto('/contact-us');
  await page.getByLabel('Name').fill(sender);
  await page.getByLabel('Work e-mail').fill('eli@example');
  await page.getByLabel('Company').fill('Plain & Sons');
  await page.getByRole('textbox', { name: 'Message' }).fill('Line one\nLine two');
  await page.getByRole('button', { name: 'Send message' }).click();

  const summary = page.getByRole('alert');
  await expect(summary.getByRole('heading')).toHaveText('There is a problem');
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an e-mail address in the correct format, like name@example.com',
    'Agree to the use of your details, so that we may answer',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Name')).toHaveValue(sender);
  await expect(page.getByLabel('Work e-mail')).toHaveValue('eli@example');
  await expect(page.getByLabel('Company')).toHaveValue('Plain & Sons');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Line one\nLine two');
  expect(received(sender)).toEqual([]);

  await page.getByLabel('Work e-mail').fill('eli@example.com');
  await page.getByRole('checkbox', { name: /Use these details/ }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/receipts\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
  expect(received(sender)).toHaveLength(1);
});

test('J15: an application with a file keeps the file through a fault', async ({ page }) => {
  const sender = someone('Fay Paper');
  await page.goto('/careers/senior-go-engineer-payments-1182');
  await page.getByLabel('Full name').fill(sender);
  await page.getByLabel('E-mail').fill('fay@example.com');
  await page.getByLabel('Résumé and files').setInputFiles(`${files}/resume.docx`);
  await page.getByRole('button', { name: 'Send application' }).click();

  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Agree to the use of your details, so that we may answer',
  ]);
  await expect(page.getByText('resume.docx', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(sender);
  await page.getByRole('checkbox', { name: /may use these details/ }).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(/\/receipts\//);
  await expect(page.getByText(/^APP-[0-9A-Z]+$/)).toBeVisible();
  const lines = received(sender);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/Senior Go engineer, payments\s+1$/);
});
