import { contrast } from './contrast.ts';
import { everyPage } from './everyPage.ts';
import { expectAtBothEnds, expectAtEveryWidth } from './everyWidth.ts';
import { limits } from './heights.ts';
import { kinds } from './kinds.ts';
import { alive, expect, open, readThrough, shiftsOf, test, watchShifts } from './site.ts';

/* Every page of the sitemap and those that it does not name, dealt out over a few tests so that the workers share them. */
const hands = 6;
/* Firefox, whose layout may differ, gets every other kind of page. */
const firefox = { hands: 2, pages: kinds.filter((_, i) => i % 2 === 0) };
const unlisted = ['/404', '/careers/icu-nurse-nights-1122', '/search?q=pentest', '/careers/saved'];

for (let hand = 0; hand < hands; hand++) {
  test.describe('every page', () => {
    test.use({ expected: /status of 4(04|10)/ });

    const title = `is whole, quiet and accessible (${hand + 1} of ${hands})`;
    test(hand < firefox.hands ? title : `${title} @once`, async ({ page, watch, request, browserName }) => {
      test.setTimeout(600_000);
      const listed = await everyPage(request);
      const samples = listed
        .filter(({ isSample }) => isSample)
        .map(({ path }) => path)
        .concat(unlisted);
      if (browserName === 'chromium') await watchShifts(page);
      const chosen =
        browserName === 'chromium'
          ? [...listed.map(({ path }) => path), ...unlisted].filter((_, i) => i % hands === hand)
          : firefox.pages.filter((_, i) => i % firefox.hands === hand);
      for (const path of chosen) {
        const look = async () => {
          // Tall, so that shifts below the first sections are seen, too.
          await page.setViewportSize({ width: 1280, height: 1440 });
          const before = watch.graphql.length;
          const answer = await page.goto(path);
          await alive(page);
          if (samples.includes(path)) await readThrough(page);
          if (browserName === 'chromium') {
            const { sum, list } = await shiftsOf(page);
            expect.soft(sum, `shifts of ${path}: ${list.join(', ')}`).toBeLessThanOrEqual(0.02);
          }
          if (!unlisted.includes(path)) expect.soft(answer?.status(), path).toBe(200);
          expect.soft(await page.locator('h1').count(), `headings of ${path}`).toBe(1);
          expect.soft(watch.graphql.length - before, `requests for data of ${path}`).toBe(0);
          expect
            .soft(
              watch.console.splice(0).filter((line) => !/status of 4(04|10)/.test(line)),
              `console of ${path}`,
            )
            .toEqual([]);
          // Pages built of what others have differ in their words, and stories fit words of any length.
          await (samples.includes(path) ? expectAtEveryWidth : expectAtBothEnds)(page, path);
        };
        await test.step(path, look, { timeout: 120_000 });
      }
    });
  });
}

test('limits of height are for the pages that there are @once', async ({ request }) => {
  const paths = (await everyPage(request)).map(({ path }) => path);
  for (const { pages, count } of limits) expect(paths.filter((path) => pages.test(path))).toHaveLength(count);
});

test('a pair of colors that is too close is named @once', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  await page.evaluate(() => {
    for (const ground of document.querySelectorAll<HTMLElement>('[data-ground]'))
      for (const [token, value] of [
        ['--muted', '#8a94a8'],
        ['--focus', '#dddddd'],
      ] as const)
        ground.style.setProperty(token, value);
  });
  const { faults } = await page.evaluate(contrast);
  expect(faults.join('\n')).toMatch(/#8a94a8 on #[0-9a-f]{6}, at rest: \d\.\d\d, needs 4.5: “/);
  expect(faults.join('\n')).toMatch(/#dddddd on #[0-9a-f]{6}, focused: 1\.\d\d, needs 3: the ring of “/);
});

test.describe('where nothing stands @once', () => {
  test.use({ expected: /status of 404/ });

  test('the page says so, and offers what is like it', async ({ page }) => {
    const answer = await page.goto('/our-services/cloud-service');
    await alive(page);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Cloud', exact: true }).first()).toHaveAttribute(
      'href',
      '/our-services/cloud-services',
    );
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('nurse');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText(/^\d+ results for “nurse”$/)).toBeVisible();
    await expect(page.locator('main mark').first()).toHaveText(/^nurse/i);
  });

  for (const path of ['/careers/nurse-9999', '/receipts/6f1c2e9a-9f0b-4a51-9f2e-0c4f6d1b7a11', '/blogs/nope', '/nope'])
    test(`${path} looks the same when React has taken it over, and after a link`, async ({ page }) => {
      await page.goto(path);
      // Not innerText, which leaves out what is below the window until a first frame is drawn.
      const served = (await page.locator('main').textContent()) ?? '';
      expect(served).toMatch(/no page at this address[\s\S]*Search this site/i);
      await alive(page);
      expect(await page.locator('main').textContent()).toBe(served);
      await page.goto('/about');
      await alive(page);
      await page.evaluate((href) => document.querySelector('main a[href^="/"]')?.setAttribute('href', href), path);
      await page.locator(`main a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no page at this address/);
    });

  test('the address /404 is such a page too', async ({ page }) => {
    expect((await page.goto('/404'))?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search this site' })).toBeVisible();
  });
});

test.describe('a job that is closed @once', () => {
  test.use({ expected: /status of 410/ });

  test('says so and leads on', async ({ page }) => {
    const answer = await page.goto('/careers/icu-nurse-nights-1122');
    await alive(page);
    expect(answer?.status()).toBe(410);
    await expect(page.getByText('This job is closed.', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send a general application' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send application' })).toHaveCount(0);
  });
});

for (const [country, count] of [
  ['IN', 13],
  ['US', 11],
] as const) {
  test.describe(`a visitor from ${country} @once`, () => {
    test.use({ extraHTTPHeaders: { 'X-Country': country } });

    test(`F2: sees ${count} offices, on the next page too`, async ({ page, watch }) => {
      const offices = page.getByRole('contentinfo').getByRole('region', { name: 'Offices' }).getByRole('listitem');
      await open(page, watch, '/');
      await expect(offices).toHaveCount(count);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
      await expect(page).toHaveURL('/events');
      await expect(offices).toHaveCount(count);
    });
  });
}
