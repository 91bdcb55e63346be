import { alive, everyPath, expect, open, readThrough, test, violations } from './site.ts';

/* Every page of the sitemap, dealt out over a few tests so that the workers share them. */
const hands = 6;

for (let hand = 0; hand < hands; hand++) {
  test(`pages are whole, quiet and accessible (${hand + 1} of ${hands})`, async ({
    page,
    watch,
    request,
    browserName,
  }) => {
    test.setTimeout(300_000);
    const paths = await everyPath(request);
    // A sample will do for the second browser.
    const step = browserName === 'chromium' ? hands : hands * 12;
    for (const path of paths.filter((_, i) => i % step === hand)) {
      const look = async () => {
        const before = watch.graphql.length;
        const answer = await page.goto(path);
        await alive(page);
        await readThrough(page);
        expect.soft(answer?.status(), path).toBe(200);
        expect.soft(await page.locator('h1').count(), `headings of ${path}`).toBe(1);
        expect.soft(await violations(page), path).toEqual([]);
        expect.soft(watch.graphql.length - before, `requests for data of ${path}`).toBe(0);
        expect.soft(watch.console.splice(0), `console of ${path}`).toEqual([]);
      };
      await test.step(path, look, { timeout: 60_000 });
    }
  });
}

for (const width of [320, 768]) {
  test(`pages fit a window of ${width} px and stay accessible`, async ({ page, browserName }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/about',
      '/our-services',
      '/careers',
      '/contact-us',
      '/products',
      '/blogs',
      '/case-study',
      '/privacy-policy',
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await alive(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `sideways scroll of ${path}`).toBe(0);
        if (browserName === 'chromium') expect.soft(await violations(page), path).toEqual([]);
      });
    }
  });
}

test.describe('where nothing stands', () => {
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
    expect(await violations(page)).toEqual([]);
  });

  test('the address /404 is such a page too', async ({ page }) => {
    expect((await page.goto('/404'))?.status()).toBe(404);
  });
});

test.describe('a job that is closed', () => {
  test.use({ expected: /status of 410/ });

  test('says so and leads on', async ({ page }) => {
    const answer = await page.goto('/careers/icu-nurse-nights-1122');
    await alive(page);
    expect(answer?.status()).toBe(410);
    await expect(page.getByText('This job is closed.', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send a general application' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send application' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});

for (const [country, count] of [
  ['IN', 13],
  ['US', 11],
] as const) {
  test.describe(`a visitor from ${country}`, () => {
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
