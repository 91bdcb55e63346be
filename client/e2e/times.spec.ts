import type { Browser, Page } from '@playwright/test';
import { alive, expect, holdScripts, test } from './site.ts';

/* Each time that a visitor reads is in the visitor's zone first and in UTC second. */

/** Weekdays on which the work rests at noon UTC, and on which an office has it at ten. */
const moments = { rest: { weekdays: [6, 0], hour: 12 }, work: { weekdays: [2, 3], hour: 10 } };

/** That hour on the next such day, which may be today. With two weekdays the page knows what comes next. */
function momentOf({ weekdays, hour }: { weekdays: number[]; hour: number }): Date {
  // biome-ignore lint/plugin: the server of this test has the same clock
  const at = new Date();
  at.setUTCHours(hour, 0, 0, 0);
  while (!weekdays.includes(at.getUTCDay())) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}

/** Opens a page, as if the server had sent it at a moment. Returns how far the scripts move what was served. */
async function visit(page: Page, path: string, moment: Date): Promise<() => Promise<number>> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-timing': `now;desc="${moment.toISOString()}"` };
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const reset = () => {
      moved = 0;
    };
    Object.assign(window, { moved: () => moved, reset });
  });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // The served page is whole, with its fonts and drawn.
  await page.locator('footer').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    (window as unknown as { reset: () => void }).reset();
  });
  release();
  await alive(page);
  return () => page.evaluate(() => (window as unknown as { moved: () => number }).moved());
}

/** A moment as a visitor's clock shows it, by the browser's own knowledge of zones. */
const local = (page: Page, at: string) =>
  page.evaluate((at) => {
    const date = new Date(at);
    const weekday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][date.getDay()];
    return { weekday, time: date.toTimeString().slice(0, 5) };
  }, at);

const zones = [
  'America/New_York',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'UTC',
];

for (const timezoneId of zones)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('while nobody has the work, chip and home say when it begins for the visitor @once', async ({
      page,
      request,
    }) => {
      const moment = momentOf(moments.rest);
      const moved = await visit(page, '/', moment);
      const response = await request.post('/graphql', {
        data: {
          query: 'query ($at: DateTime) { site { now(at: $at) { next { at office { city } } } } }',
          variables: { at: moment.toISOString() },
        },
      });
      const { at, office } = (await response.json()).data.site.now.next;
      const { weekday, time } = await local(page, at);
      const now = await local(page, moment.toISOString());
      // Today's name is left out.
      const named = weekday === now.weekday ? '' : `${weekday} `;
      const utc = at.slice(11, 16);
      const chip = page.getByRole('banner').getByRole('link', { name: /^Vadodara opens / });
      await expect(chip).toHaveAccessibleName(
        new RegExp(`^${office.city} opens ${named}${time} for you, (\\w{3} )?${utc} UTC$`),
      );
      const seen = chip.locator('[aria-hidden] b');
      await expect(seen).toHaveText(`${named.slice(0, 3)}${named && ' '}${time}`);
      await expect(page.locator('.time b')).toHaveText(now.time);
      const day = weekday === now.weekday ? 'to(day|night)' : `(tomorrow|${weekday})`;
      const next = `Next: ${office.city}, ${day} at ${time}\\.$`;
      await expect(page.locator('.who')).toHaveText(new RegExp(`^${next}`));
      await expect(page.getByRole('slider', { name: 'Time of the day' })).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^${now.time} for you\\. ${next}`),
      );
      // The axis begins at midnight UTC, in the visitor's hours.
      const midnight = await local(page, `${moment.toISOString().slice(0, 10)}T00:00:00Z`);
      await expect(page.locator('.axis text').first()).toHaveText(midnight.time.replace(/:00$/, ''));
      expect(await moved()).toBeLessThan(0.001);
    });

    test('while an office has the work, the next one’s hour is the visitor’s @once', async ({ page }) => {
      const moved = await visit(page, '/', momentOf(moments.work));
      await expect(page.getByText(/ (takes over|closes) at \d\d:\d\d for you, in /)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Open now: / })).toBeVisible();
      expect(await moved()).toBeLessThan(0.001);
    });

    test('a receipt says when in the visitor’s time, then in UTC @once', async ({ page, browser, baseURL }) => {
      const path = await sent(browser, baseURL ?? '', timezoneId);
      const moved = await visit(page, path, momentOf(moments.work));
      for (const term of ['Received', 'We’ll reply by']) {
        const time = page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]').locator('time');
        const at = (await time.getAttribute('datetime')) ?? '';
        await expect(time).toContainText(new RegExp(`${(await local(page, at)).time}.* your time \\(`));
        await expect(time).toContainText(new RegExp(`${at.slice(11, 16)}( in)? UTC\\)`));
      }
      expect(await moved()).toBeLessThan(0.001);
    });
  });

/** Sends a message without scripts. Returns the path of its receipt, whose times are in UTC. */
async function sent(browser: Browser, baseURL: string, timezoneId: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, timezoneId });
  const page = await context.newPage();
  await page.goto('/contact-us');
  const form = page.getByRole('form', { name: 'Your message' });
  await form.getByLabel('Name').fill('Ada Example');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByLabel('Message').fill('When do you open?');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have it');
  for (const time of await page.getByRole('main').locator('time').all())
    await expect(time).toHaveText(/^(\w{3} \d+, \d{4}, \d\d:\d\d|\w{3} \d\d:\d\d\w+ \d+,) UTC$/);
  const { pathname } = new URL(page.url());
  await context.close();
  return pathname;
}

test.describe('a language that counts hours to twelve', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('has AM and PM, but not on the axis of the day or in UTC @once', async ({ page, browser, baseURL }) => {
    const moved = await visit(page, '/', momentOf(moments.rest));
    const chip = page.getByRole('banner').getByRole('link', { name: / opens / });
    await expect(chip).toHaveAccessibleName(/ opens (\w+day )?\d{1,2}:\d\d\s[AP]M for you, (\w{3} )?\d\d:\d\d UTC$/);
    await expect(chip.locator('[aria-hidden] b')).toHaveText(/^(\w{3} )?\d{1,2}:\d\d\s[AP]M$/);
    await expect(page.locator('.who')).toHaveText(/^Next: \w+, \w+ at \d{1,2}:\d\d\s[AP]M\.$/);
    await expect(page.locator('.time b')).toHaveText(/^\d{1,2}:\d\d\s[AP]M$/);
    await expect(page.locator('.axis text').nth(4)).toHaveText(/^\d\d$/);
    expect(await moved()).toBeLessThan(0.001);

    await visit(page, '/events', momentOf(moments.rest));
    const clinic = page.locator('li', { has: page.getByRole('heading', { name: /^Access reviews clinic/ }) });
    await clinic.scrollIntoViewIfNeeded();
    await expect(clinic).toContainText(/10:00\sAM–11:00\sAMfor you3:00\sPM–4:00\sPM London time/);

    await visit(page, await sent(browser, baseURL ?? '', 'America/New_York'), momentOf(moments.work));
    const due = page.getByRole('main').locator('time').first();
    await expect(due).toHaveText(/^\w{3} \d{1,2}:\d\d\s[AP]M\w+ \d+, your time \((\w{3} )?\d\d:\d\d UTC\)$/);
  });
});

test.describe('events', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('an event online has the visitor’s day and time first, one at a place that of the place @once', async ({
    page,
  }) => {
    const moved = await visit(page, '/events', momentOf(moments.work));
    const row = (title: RegExp) => page.locator('li', { has: page.getByRole('heading', { name: title }) });
    const online = row(/^Access reviews clinic/);
    await online.scrollIntoViewIfNeeded();
    await expect(online).toContainText('04:00–05:00for youDecember 10, 15:00–16:00 London time');
    await expect(online.locator('time b')).toHaveText('11');
    const place = row(/^Open day at headquarters/);
    await place.scrollIntoViewIfNeeded();
    await expect(place).toContainText('10:00–16:00New York timeJanuary 22, 04:00–10:00 for you');
    await expect(place.locator('time b')).toHaveText('21');
    expect(await moved()).toBeLessThan(0.001);
  });
});
