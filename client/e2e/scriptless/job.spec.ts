import { writeFileSync } from 'node:fs';
import { ownJobs } from '../ownJobs.ts';
import { OwnSite } from '../ownSite.ts';
import { command, expect, plainViolations, received, someone, test } from '../site.ts';

const files = `${import.meta.dirname}/../files`;
const path = '/careers/senior-go-engineer-payments-1182';

test.use({ javaScriptEnabled: false });

test('J8: a job page has its facts, its text and nothing that needs a script', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'Senior Go engineer, payments' }).click();
  await expect(page).toHaveURL(path);
  const main = page.getByRole('main');
  const facts = await main.locator('dl').first().locator('dt').allTextContents();
  expect(facts).toEqual(['Where', 'Workplace', 'Type', 'Shift', 'Experience', 'Posted', 'Closes', 'Reference']);
  for (const fact of await main.locator('dl').first().locator('dd').all()) await expect(fact).toHaveText(/\S/);
  await expect(main.getByText('$148k–172k a year')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Your week, in Austin time' })).toContainText(
    /Monday to Friday, 9:00\sAM–5:30\sPM$/,
  );
  await expect(main.getByRole('heading', { name: 'The work' })).toBeVisible();
  await expect(main.getByText(/never ask for money/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  expect(await plainViolations(page)).toEqual([]);

  const other = main.getByRole('region', { name: 'Similar jobs' }).getByRole('link').first();
  const title = (await other.textContent()) ?? '';
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('J8: a sample job says so, and search engines are told nothing', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByText('Sample job, for trying the site out.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('J8: what search engines are told is what the page shows', async ({ browser }, info) => {
  await using site = await OwnSite.start('serve');
  await ownJobs(site, info.outputPath('jobs.json'));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const job of [path, '/careers/penetration-tester-web-and-api-1152']) {
    await page.goto(site.url + job);
    const { '@graph': graph } = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    const posting = graph.find((node: { '@type': string }) => node['@type'] === 'JobPosting');
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    const { minValue, maxValue } = posting.baseSalary.value;
    const pay = `${minValue / 1000}k–${maxValue / 1000}k a year`;
    for (const value of [posting.title, posting.identifier.value, pay, ...posting.skills.split(', ')])
      expect(text, job).toContain(value);
    expect(text).toContain(posting.jobLocation.address.addressLocality);
    await expect(page.locator(`time[datetime="${posting.datePosted}"]`).first()).toBeVisible();
    await expect(page.locator(`time[datetime="${posting.validThrough.slice(0, 10)}"]`).first()).toBeVisible();
    for (const [, part = ''] of posting.description.matchAll(/<(?:li|h3)>(.*?)<\/(?:li|h3)>/g))
      expect(text).toContain(part.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
    expect(posting).toMatchObject({ directApply: true, url: page.url() });
  }
  await context.close();
});

test.describe('a closed job', () => {
  test.use({ expected: /status of 410/ });

  test('J14: says so and leads to jobs that are open', async ({ page, request }) => {
    const closed = '/careers/icu-nurse-nights-1122';
    expect((await page.goto(closed))?.status()).toBe(410);
    await expect(page.getByText(/^This job is closed\./)).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const similar = page.getByRole('region', { name: 'Similar jobs' }).getByRole('link');
    await expect(similar).toHaveCount(3);
    for (const link of await similar.all())
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    expect(await plainViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'See all open jobs' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});

test('J14: a job that closes meanwhile takes the application on as a general one', async ({ browser }, info) => {
  await using site = await OwnSite.start('serve');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sender = someone('Ira Late');
  await page.goto(site.url + path);
  await page.getByLabel('Full name').fill(sender);
  await page.getByLabel('E-mail').fill('ira@example.com');
  await page.getByLabel('Anything we should read first?').fill('The second page first.');
  await page.getByLabel('Résumé and files').setInputFiles(`${files}/resume.pdf`);
  await page.getByRole('checkbox', { name: /uses my details/ }).check();

  const jobs: { id: string }[] = JSON.parse(command(['jobs', 'export', '-', '--format', 'json'], site.data));
  const closed = jobs.filter(({ id }) => id === '1182').map((job) => ({ ...job, status: 'CLOSED' }));
  writeFileSync(info.outputPath('closed.json'), JSON.stringify(closed));
  expect(command(['jobs', 'import', info.outputPath('closed.json')], site.data)).toContain('1 updated');

  await page.getByRole('button', { name: 'Send application' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('This job closed while you were writing. Nothing is lost');
  await expect(summary).toBeInViewport();
  await expect(page.getByLabel('Full name')).toHaveValue(sender);
  await expect(page.getByLabel('What would you like to do, and where?')).toHaveValue('The second page first.');
  await expect(page.getByRole('list', { name: 'Résumé and files' })).toContainText('resume.pdf');
  await expect(page.getByRole('checkbox', { name: /uses my details/ })).toBeChecked();
  await page.getByRole('button', { name: 'Send as a general application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
  const lines = received(sender, site.data);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('Senior Go engineer');
  await context.close();
});
