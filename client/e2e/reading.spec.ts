import { alive, expect, open, test } from './site.ts';

test('H11, F8: a click shows the next page from its top, with the focus on its heading', async ({ page, watch }) => {
  await open(page, watch, '/');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Integration', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL('/our-services/integration-services');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/integration/i);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Integration');
});

test('F8: Back leads to where the page was left', async ({ page, watch }) => {
  await open(page, watch, '/blogs');
  const link = page.getByRole('main').getByRole('link', { name: 'Access reviews that people finish' }).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  // By key: Firefox scrolls before a click.
  await link.press('Enter');
  await expect(page).toHaveURL(/\/blogs\/identity-and-access-management$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Access reviews that people finish' })).toBeVisible();
});

test('F8: with an anchor in the address, the place comes before the anchor', async ({ page, watch }) => {
  const address = '/our-services/integration-services#integration-consulting';
  // Firefox restores whole pixels.
  const place = () => page.evaluate(() => Math.round(scrollY));
  const anchor = page.locator('#integration-consulting');
  await open(page, watch, address);
  await expect(anchor).toBeFocused();
  const there = await place();
  // Back leads to the anchor, with the focus on its heading.
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(anchor).toBeFocused();
  expect(await place()).toBe(there);
  // A reader who has scrolled on stays there.
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await page.reload();
  await alive(page);
  await expect.poll(place).toBe(1000);
  await page.goto('/robots.txt');
  await page.goBack();
  await alive(page);
  await expect.poll(place).toBe(1000);
});

test('F8: Back over a document leads to the place in the page before it', async ({ page, watch }) => {
  await open(page, watch, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).dispatchEvent('click');
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/robots.txt');
  // Later, because the page that evaluates this is left by it.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL('/about');
  await alive(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('an address whose fragment encodes nothing shows its page @once', async ({ page, watch }) => {
  await open(page, watch, '/about#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('An error occurred');
});

test.describe('without storage @once', () => {
  test('F8: Back leads to where the page was left', async ({ page, watch }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await open(page, watch, '/about');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });
});

test('F8: the position jumps once and never slides while a page changes', async ({ page, watch }) => {
  await open(page, watch, '/');
  await page.evaluate(() => {
    scrollTo({ top: 1200, behavior: 'instant' });
    const positions: number[] = [];
    Object.assign(window, { positions });
    const read = () => {
      if (positions.at(-1) !== scrollY) positions.push(scrollY);
      requestAnimationFrame(read);
    };
    read();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cloud', exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL('/our-services/cloud-services');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(positions).toEqual([1200, 0]);
});

for (const [i, anchor] of [
  '/our-services/integration-services#saas-integration-services',
  '/our-services/integration-services#enterprise-application-integration-services',
  '/our-services/integration-services#integration-consulting',
  '/our-services/cloud-services#cloud-strategy-and-architecture',
  '/our-services/cloud-services#cloud-migration',
  '/our-services/cloud-services#cloud-native-development',
  '/our-services/cloud-services#cloud-security',
].entries()) {
  test(`${anchor.split('#')[1]} is gone to, below the header${i ? ' @once' : ''}`, async ({ page, watch }) => {
    const target = page.locator(`#${anchor.split('#')[1]}`);
    const below = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const box = await target.boundingBox();
      return (box?.y ?? -1) - ((header?.y ?? 0) + (header?.height ?? 0));
    };
    const isBelow = expect.poll(below);
    await open(page, watch, anchor);
    await isBelow.toBeGreaterThanOrEqual(0);
    expect(await below()).toBeLessThanOrEqual(60);

    await open(page, watch, '/about');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
      document.querySelector('main')?.append(link);
      link.click();
    }, anchor);
    await expect(page).toHaveURL(anchor);
    await expect(target).toBeFocused();
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    expect(await below()).toBeLessThanOrEqual(60);
  });
}

test('F9: links to other sites open a new tab and say so @once', async ({ page, watch }) => {
  await open(page, watch, '/blogs/5g-routers');
  const link = page.getByRole('link', { name: /^International Telecommunication Union/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) =>
      links.map((a) => ({ href: a.getAttribute('href') ?? '', target: a.getAttribute('target') })),
    );
  for (const { href, target } of hrefs) expect(target === '_blank', href).toBe(/^[a-z][a-z0-9+.-]*:\/\//.test(href));
});

test.describe('while the server is slow', () => {
  test('F7: the overlay covers the whole window and goes when the next one is here @once', async ({ page, watch }) => {
    await open(page, watch, '/');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/graphql?**', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'IT staffing', exact: true }).dispatchEvent('click');
    const cover = page.getByRole('status').filter({ hasText: 'Loading page' }).locator('> div');
    await expect(cover).toHaveCSS('opacity', '1');
    expect(await cover.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    // The header is covered as well.
    const menu = page.getByRole('banner').getByRole('link', { name: 'About' });
    expect(await cover.evaluate((element) => element.contains(document.elementFromPoint(640, 36)))).toBe(true);
    await expect(menu.click({ timeout: 1000 })).rejects.toThrow(/intercepts pointer events/);
    await expect(page).toHaveURL('/our-services/it-staffing-services');
    release();
    await expect(page.getByText('Loading page')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('when the server fails', () => {
  test.use({ expected: /status of 500/ });

  test('F7: the visitor is told and can try again @once', async ({ page, watch }) => {
    await open(page, watch, '/');
    await page.route('**/graphql?**', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'IT staffing', exact: true }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeFocused();
    await expect(page).toHaveTitle('An error occurred · Hire360');
    await expect(page.getByText('Loading page')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/graphql?**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('R6: every article can be found by a topic @once', async ({ page, watch }) => {
  await open(page, watch, '/blogs');
  const topics = page.getByRole('navigation', { name: 'Topics' });
  const articles = topics.locator('xpath=following-sibling::div//li[not(@hidden)]').getByRole('link');
  const all = new Set(await articles.evaluateAll((links) => links.map((link) => link.getAttribute('href'))));
  expect(all.size).toBe(14);
  const found = new Set<string | null>();
  for (const topic of (await topics.getByRole('link').all()).slice(1)) {
    await topic.click();
    await expect(topic).toHaveAttribute('aria-current', 'true');
    for (const href of await articles.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      found.add(href);
  }
  expect([...found].sort()).toEqual([...all].sort());
});

test('R6: an article shows how much of it is read, except with reduced motion', async ({
  page,
  watch,
  browserName,
}) => {
  await open(page, watch, '/blogs/risk-management');
  const share = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll('main div[aria-hidden=true]')];
      const found = bars.find((element) => getComputedStyle(element).position === 'fixed');
      return found?.getClientRects().length ? Number.parseFloat(getComputedStyle(found).scale) : -1;
    });
  expect(await share()).toBe(0);
  await page.getByRole('heading', { level: 2 }).nth(4).scrollIntoViewIfNeeded();
  await expect.poll(share).toBeGreaterThan(0.05);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(share).toBe(1);
  // Playwright has no reduced motion in Firefox.
  if (browserName === 'firefox') return;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(share).toBe(-1);
});

test('R6: an article is shared by plain links in a new tab @once', async ({ page, watch }) => {
  await open(page, watch, '/blogs/risk-management');
  const share = page.getByRole('navigation', { name: 'Share and follow' });
  for (const name of ['LinkedIn', 'X']) {
    const link = share.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /%2Fblogs%2Frisk-management/);
  }
  await expect(share.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.+risk-management$/,
  );
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('a list is filtered by topic, and the address keeps the choice @once', async ({ page, watch }) => {
  await open(page, watch, '/blogs');
  const topics = page.getByRole('navigation', { name: 'Topics' });
  const topic = topics.getByRole('link').nth(1);
  const words = (await topic.textContent()) ?? '';
  const rows = topics.locator('xpath=following-sibling::div//li[not(@hidden)]');
  const all = await rows.count();
  await topic.click();
  await expect(page).toHaveURL(/\/blogs\?topic=/);
  await expect(topics.getByRole('link', { name: words })).toHaveAttribute('aria-current', 'true');
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(all);
  await page.reload();
  await alive(page);
  await expect(topics.getByRole('link', { name: words })).toHaveAttribute('aria-current', 'true');
  await expect(rows).toHaveCount(shown);
});
