import type { Page } from '@playwright/test';
import { alive, expect, handled, open, test } from './site.ts';

/* The top of the home page: who has the work, on a map and on a chart of the day. */

const slider = (page: Page) => page.getByRole('slider', { name: 'Time of the day' });

/** Opens the home page, and waits until the slider works. */
async function openHome(page: Page, watch: Parameters<typeof open>[1]) {
  await open(page, watch, '/');
  await handled(slider(page));
  await expect(slider(page)).toBeEnabled();
}

/** Chooses a minute of the day as dragging does. */
async function choose(page: Page, minute: number) {
  await slider(page).fill(String(minute));
}

for (const [width, height, bottom] of [
  [1280, 900, 860],
  [1366, 768, 768],
] as const)
  test(`the first window shows heading, doors, view, chart and slider at ${width} × ${height} @once`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await openHome(page, watch);
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      ...['You have work', /^You want work: \d+ open jobs$/, 'You have a platform'].map((name) =>
        page.getByRole('main').getByRole('link', { name }),
      ),
      page.locator('svg.view'),
      page.getByRole('list', { name: 'Offices in the order of the day' }),
      slider(page),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const box = await page.locator('.axis').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
  });

test('a phone shows the doors, the newest job and the whole view first @once', async ({ page, watch }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHome(page, watch);
  await expect(page.getByRole('link', { name: 'You have a platform' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('svg.view')).toBeInViewport({ ratio: 1 });
  const newest = page.getByRole('listitem').filter({ hasText: 'Newest:' }).getByRole('link').last();
  await expect(newest).toBeInViewport({ ratio: 1 });
  const title = await newest.innerText();
  // `Newest: Title, Remote in Canada, CA$118k–138k`, as its row says it.
  const [, facts = '?'] = (await newest.locator('..').innerText()).split(`${title}, `);
  const end = facts.lastIndexOf(', ');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(row).toContainText(facts.slice(0, end));
  await expect(row).toContainText(facts.slice(end + 2));
  await newest.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('each office’s time stands once, and one lamp is on at most @once', async ({ page, watch }) => {
  await openHome(page, watch);
  for (const minute of [null, 0, 995, 1435]) {
    if (minute !== null) await choose(page, minute);
    const rows = page.getByRole('list', { name: 'Offices in the order of the day' }).getByRole('listitem');
    await expect(rows).toHaveText(['Vadodara', 'London', 'Toronto', 'Austin', 'Vancouver'].map(withClock));
    await expect(page.locator('.worldMap')).not.toContainText(/\d\d:\d\d/);
    expect(await page.locator('[data-lit=true]').count()).toBe(await page.locator('ol .has').count());
  }
});

const withClock = (city: string) => new RegExp(`^${city}\\d\\d:\\d\\d$`);

test('times are in UTC on request, also on the next page @once', async ({ page, watch }) => {
  await openHome(page, watch);
  const zone = (name: string) => page.getByRole('radio', { name });
  await expect(zone('Your time')).toBeChecked();
  await zone('UTC').check();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\d\d:\d\d UTC\. /);
  await page.reload();
  await alive(page);
  await expect(zone('UTC')).toBeChecked();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\d\d:\d\d UTC\. /);
  await zone('Your time').check();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\d\d:\d\d for you\. /);
});

test('the work moves with the slider, by keys too @once', async ({ page, watch }) => {
  await openHome(page, watch);
  const said = () => slider(page).getAttribute('aria-valuetext');
  const headline = page.locator('main p', { hasText: /(ha[sd] the work\.$|^Next: )/ });
  const now = await said();
  const holders = new Set<string>();
  for (let minute = 0; minute < 1440; minute += 60) {
    await choose(page, minute);
    const text = (await said()) ?? '';
    holders.add(await headline.innerText());
    expect(text.endsWith(await headline.innerText())).toBe(true);
    const marked = await page.locator('ol .has').count();
    expect(marked).toBe(text.includes('Next: ') ? 0 : 1);
    if (marked) expect(text).toContain((await page.locator('ol .has').innerText()).split(/\s/)[0]);
  }
  // All offices have their turn: while nobody has the work, on the last working day.
  expect(holders.size).toBeGreaterThanOrEqual(5);
  await choose(page, 600);
  await slider(page).press('ArrowRight');
  expect(await said()).toMatch(/^10:05 for you\./);
  await slider(page).press('ArrowLeft');
  await slider(page).press('ArrowLeft');
  expect(await said()).toMatch(/^09:55 for you\./);
  await slider(page).press('PageUp');
  expect(await said()).not.toMatch(/^(09|10):/);
  await page.getByRole('button', { name: 'Back to now' }).click();
  // The minute may be the next one.
  const work = (words: string | null) => words?.replace(/^.* for you\. /, '');
  expect(work(await said())).toBe(work(now));
  await expect(slider(page)).toBeFocused();
});

test('the map reaches both edges of the page @once', async ({ page, watch }) => {
  for (const width of [1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    await openHome(page, watch);
    const [left, right] = await page.evaluate(() => {
      const box = document.querySelector('path.leg')?.getBoundingClientRect();
      return [box?.left, box?.right];
    });
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(width);
  }
});

test('a browser whose clock is wrong by hours shows the server’s time @once', async ({ page, watch, request }) => {
  const words = async () => (await slider(page).getAttribute('aria-valuetext'))?.slice(0, 5) ?? '';
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() - 7 * 3_600_000;
  });
  await openHome(page, watch);
  const { date = '' } = (await request.get('/readyz')).headers();
  const real = /\d\d:\d\d/.exec(date)?.[0] ?? '';
  const apart = Math.abs(minutes(await words()) - minutes(real));
  expect(Math.min(apart, 1440 - apart)).toBeLessThanOrEqual(2);
});

/** The page says that the server sent it on the next Sunday, as if that had come. */
async function openOnSunday(page: Page) {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const sunday = new Date(Date.parse(response.headers().date ?? ''));
    sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
    sunday.setUTCHours(12, 0, 0, 0);
    const headers = { ...response.headers(), 'server-timing': `now;desc="${sunday.toISOString()}"` };
    await route.fulfill({ response, headers });
  });
  await page.goto('/');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^12:00 for you\. Next: \w+, \w+ at \d\d:\d\d\.$/);
}

test('on a Sunday the next office is named, and nothing is amber but the day that is replayed @once', async ({
  page,
}) => {
  await openOnSunday(page);
  await expect(
    page.getByText(/^Write now and it’s .*\. That’ll be (Mon|Tues|Wednes|Thurs|Fri)day \d\d:\d\d there\.$/),
  ).toBeVisible();
  await expect(page.getByText(/\brests?\b/)).toHaveCount(0);
  await expect(page.locator('.past')).toBeVisible();
  const amber = await page
    .locator('main [data-ground=navy]')
    .first()
    .evaluate((top) => {
      const shown = [top, ...top.querySelectorAll('*:not(.past .done, .past .toCome)')].filter(
        (one) => one.getBoundingClientRect().width > 0,
      );
      const isAmber = (style: CSSStyleDeclaration) =>
        [style.color, style.fill, style.stroke, style.backgroundColor].includes('rgb(255, 176, 32)');
      return shown
        .filter((one) => isAmber(getComputedStyle(one)) || isAmber(getComputedStyle(one, '::before')))
        .map((one) => one.outerHTML.slice(0, 80));
    });
  expect(amber).toEqual([]);
});

test('the last working day is replayed on a click, and stops on another @once', async ({ page }) => {
  await openOnSunday(page);
  await page.getByRole('button', { name: /^Replay \w+day$/ }).click();
  const holders = new Set<string | null>();
  const headline = headlineOf(page);
  await expect
    .poll(async () => holders.add(await headline.textContent()).size, { intervals: [100] })
    .toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(headline).toHaveText(/^Next: /);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^12:00 for you\. /);
});

test('with reduced motion, the day is replayed in steps of three hours @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOnSunday(page);
  await page.getByRole('button', { name: /^Replay / }).click();
  await expect.poll(() => slider(page).inputValue(), { intervals: [50] }).toBe('180');
  await expect.poll(() => slider(page).inputValue(), { intervals: [50] }).toBe('360');
  // At the end, the page shows the present again.
  await expect(page.getByRole('button', { name: /^Replay / })).toBeVisible();
  await expect(headlineOf(page)).toHaveText(/^Next: /);
});

const headlineOf = (page: Page) => page.locator('.who');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the top is a still picture, and the scripts begin with the same words @no-scripts @once', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/');
    await expect(slider(page)).toBeDisabled();
    await expect(page.getByText('Drag the day')).toBeHidden();
    await expect(page.getByText('UTC', { exact: true })).toBeVisible();
    const served = await page
      .locator('main [data-ground=navy]')
      .first()
      .evaluate((top) => top.textContent);
    const context = await browser.newContext({ javaScriptEnabled: true, ...(baseURL && { baseURL }) });
    const live = await context.newPage();
    const errors: string[] = [];
    live.on('console', (message) => errors.push(message.text()));
    await live.goto('/');
    await alive(live);
    await expect(slider(live)).toBeEnabled();
    // React would have said that the markup differs.
    expect(errors).toEqual([]);
    const plain = (text: string | null | undefined) =>
      (text ?? '')
        .replace(/for you/g, 'UTC')
        .replace(/(to|\w+day|tonight|tomorrow)(,? (at )?[\w ]*\d\d:\d\d( UTC)?)/g, 'then')
        .replace(/\d/g, '0')
        .replace(/in [^.]*|opens in.*?(?=[A-Z])/g, '');
    const now = await live
      .locator('main [data-ground=navy]')
      .first()
      .evaluate((top) => top.textContent);
    expect(plain(now)).toBe(plain(served));
    await context.close();
  });
});
