import { ownJobs } from '../ownJobs.ts';
import { OwnSite } from '../ownSite.ts';
import { expect, test } from '../site.ts';
import { found, titles } from './board.ts';

test.use({ javaScriptEnabled: false });

test('J6: a search without a match says what would match, with counts that hold', async ({ page }) => {
  await page.goto('/careers?q=nurse&workplace=remote&type=internship');
  await expect(found(page)).toHaveText(/^No jobs match “nurse”, remote, internship$/);
  await expect(titles(page)).toHaveCount(0);
  const ways = page.getByRole('link', { name: /^Without “/ });
  const all = await ways.allTextContents();
  expect(all.length).toBeGreaterThan(0);
  expect(all.length).toBeLessThanOrEqual(4);
  for (const way of all) {
    const [, dropped = '', count] = /^Without “(.+)”: (\d+) jobs?$/.exec(way) ?? [];
    await page.getByRole('link', { name: way }).click();
    await expect(found(page)).toHaveText(new RegExp(`^${count} jobs? found`));
    await expect(found(page)).not.toContainText(dropped.toLowerCase());
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Send a general application' }).click();
  await expect(page).toHaveURL('/careers/general-application');
  await expect(page.getByRole('form', { name: 'Your application' })).toBeVisible();
});

test('J6: a search can be followed as a feed of the same jobs', async ({ browser, request }, info) => {
  await using site = await OwnSite.start('serve');
  await ownJobs(site, info.outputPath('jobs.json'));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/careers?q=engineer&workplace=remote`);
  const shown = (await titles(page).allTextContents()).sort();
  const feed = (await page.getByRole('link', { name: 'this search as a feed' }).getAttribute('href')) ?? '';
  expect(feed).toBe('/careers.xml?q=engineer&workplace=remote');
  expect(shown.length).toBeGreaterThan(1);
  // In a feed a title goes on with the place.
  const areShown = (items: (string | undefined)[]) =>
    expect(items.map((item) => item?.replace(/, [^,]*$/, '')).sort()).toEqual(shown);
  const items = (xml: string, element: string) =>
    [...xml.matchAll(new RegExp(`<${element}>.*?<title[^>]*>(.*?)</title>`, 'gs'))].map(([, title]) => title);
  areShown(items(await (await request.get(site.url + feed)).text(), 'item'));
  areShown(items(await (await request.get(site.url + feed.replace('.xml', '.atom'))).text(), 'entry'));
  const { items: json } = await (await request.get(site.url + feed.replace('.xml', '.json'))).json();
  areShown(json.map(({ title }: { title: string }) => title));
  await context.close();
});

test('J3: results are turned page by page, none twice and none left out', async ({ page }) => {
  await page.goto('/careers?sort=title');
  const pages = page.getByRole('navigation', { name: 'Pages of jobs' });
  const first = await titles(page).allTextContents();
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/sort=title&page=2/);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(found(page)).toBeInViewport();
  const second = await titles(page).allTextContents();
  expect(new Set([...first, ...second]).size).toBe(24);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(titles(page)).toHaveText(first);
  await page.goto('/careers?page=99');
  await expect(found(page)).toHaveText('Page 99 doesn’t exist; there are 2 pages');
  await expect(page.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute('href', /\?page=2#/);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(titles(page)).toHaveCount(4);
  // Other words begin on the first page.
  await page.getByRole('searchbox').fill('engineer');
  await page.getByRole('searchbox').press('Enter');
  expect(page.url()).not.toContain('page=');
});

// That the last list is shown with its age while the hosts are away is told in hosts.spec.ts.
test('J7: jobs that could not be read are asked for again by a link', async ({ browser }) => {
  await using hosts = await OwnSite.start('hosts');
  await hosts.stop();
  await using site = await OwnSite.start('serve', { CORE_URL: hosts.url, ERP_URL: hosts.url });
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/careers?q=nurse');
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect(page.getByText('We couldn’t load the jobs. Try again in a moment.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('nurse');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();

  await hosts.start();
  await expect(async () => {
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(found(page)).toHaveText(/found for “nurse”$/, { timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await expect(titles(page).first()).toBeVisible();
  await page.close();
});
