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

/** All clocks of a place in the top of the page. */
function clocks(page: Page) {
  return page
    .locator('main [data-ground=navy]')
    .first()
    .evaluate((top) => {
      const found: Record<string, string[]> = {};
      const add = (place: string, text: string | null | undefined) => {
        const clock = /\d\d:\d\d/.exec(text ?? '')?.[0];
        if (clock) found[place] = [...(found[place] ?? []), clock];
      };
      for (const office of top.querySelectorAll('ol li, svg text'))
        for (const city of ['Vadodara', 'London', 'Toronto', 'Austin', 'Vancouver'])
          if (office.textContent?.startsWith(city)) add(city, office.textContent);
      const cities = { India: 'Vadodara', 'United Kingdom': 'London', Canada: 'Toronto', 'United States': 'Austin' };
      for (const country of top.querySelectorAll('ul li'))
        for (const [name, city] of Object.entries(cities))
          if (country.textContent?.startsWith(name)) add(city, country.querySelector('span')?.textContent);
      return found;
    });
}

/** Chooses a minute of the day as dragging does. */
async function choose(page: Page, minute: number) {
  await slider(page).fill(String(minute));
}

test('the first window shows heading, actions, map, chart and slider @once', async ({ page, watch }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHome(page, watch);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByRole('link', { name: 'Talk to an engineer' }).first(),
    page.getByRole('list', { name: 'Offices in the order of the day' }),
    slider(page),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('no two clocks disagree, now and at another moment @once', async ({ page, watch }) => {
  await openHome(page, watch);
  for (const minute of [null, 0, 995, 1435]) {
    if (minute !== null) await choose(page, minute);
    const found = await clocks(page);
    expect(Object.values(found).map((same) => same.length)).toEqual([3, 3, 3, 3, 2]);
    for (const same of Object.values(found)) expect(new Set(same).size).toBe(1);
  }
});

test('the work moves with the slider, by keys too @once', async ({ page, watch }) => {
  await openHome(page, watch);
  const said = () => slider(page).getAttribute('aria-valuetext');
  const headline = page.locator('main p', { hasText: /(has the work|The work rests)\.$/ });
  const now = await said();
  const holders = new Set<string>();
  for (let minute = 0; minute < 1440; minute += 60) {
    await choose(page, minute);
    const text = (await said()) ?? '';
    holders.add(await headline.innerText());
    expect(text.endsWith(await headline.innerText())).toBe(true);
    const marked = await page.locator('ol .has').count();
    expect(marked).toBe(text.includes('rests') ? 0 : 1);
    if (marked) expect(text).toContain((await page.locator('ol .has').innerText()).split(/\s/)[0]);
  }
  // On weekdays all offices have their turn; on a weekend the work rests.
  expect(holders.size === 1 || holders.size >= 5).toBe(true);
  await choose(page, 600);
  await slider(page).press('ArrowRight');
  expect(await said()).toMatch(/^10:05 for you, 10:05 UTC\./);
  await slider(page).press('ArrowLeft');
  await slider(page).press('ArrowLeft');
  expect(await said()).toMatch(/^09:55 for you, 09:55 UTC\./);
  await slider(page).press('PageUp');
  expect(await said()).not.toMatch(/^(09|10):/);
  await page.getByRole('button', { name: 'Back to now' }).click();
  // The minute may be the next one.
  const work = (words: string | null) => words?.replace(/^.* UTC\. /, '');
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

test('on a Sunday nothing is amber, and the ring is hollow @once', async ({ page }) => {
  // The page says that the server sent it on the next Sunday, as if that had come.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const sunday = new Date(Date.parse(response.headers().date ?? ''));
    sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
    sunday.setUTCHours(12, 0, 0, 0);
    const headers = { ...response.headers(), 'server-timing': `now;desc="${sunday.toISOString()}"` };
    await route.fulfill({ response, headers });
  });
  await page.goto('/');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '12:00 for you, 12:00 UTC. The work rests.');
  await expect(
    page.getByText(/ picks it up on (Mon|Tues|Wednes|Thurs|Fri)day at \d\d:\d\d for you, in \d+ h/),
  ).toBeVisible();
  const amber = await page
    .locator('main [data-ground=navy]')
    .first()
    .evaluate((top) => {
      const shown = [top, ...top.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().width > 0);
      const isAmber = (style: CSSStyleDeclaration) =>
        [style.color, style.fill, style.stroke, style.backgroundColor].includes('rgb(255, 176, 32)');
      return shown
        .filter((one) => isAmber(getComputedStyle(one)) || isAmber(getComputedStyle(one, '::before')))
        .map((one) => one.outerHTML.slice(0, 80));
    });
  expect(amber).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the top is a still picture, and the scripts begin with the same words @no-scripts @once', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/');
    await expect(slider(page)).toBeDisabled();
    await expect(page.getByText('Drag the white dot')).toBeHidden();
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
        .replace(/(day, \w+ \d+) (\d\d:\d\d UTC)?/, '$1')
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
