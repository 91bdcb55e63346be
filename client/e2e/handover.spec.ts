import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { alive } from './site.ts';

interface Now {
  office: { city: string } | null;
  next: { at: string; office: { city: string } | null };
}

/** What the API says of a moment, by default the present. */
async function now(request: APIRequestContext, at?: string): Promise<Now> {
  const response = await request.post('/graphql', {
    data: {
      query: 'query ($at: DateTime) { site { now(at: $at) { office { city } next { at office { city } } } } }',
      variables: { at },
    },
  });
  return (await response.json()).data.site.now;
}

const chip = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Open now: |.* opens )/ });
const cityOf = ({ office, next }: Now) => office?.city ?? next.office?.city ?? '';
const nameOf = (state: Now) =>
  new RegExp(state.office ? `^Open now: ${cityOf(state)}$` : `^${cityOf(state)} opens .* for you, .* UTC$`);

/** The page says that the server sent it at another moment, as if that had come. */
async function arrive(page: Page, moment: string) {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-timing': `now;desc="${moment}"` };
    await route.fulfill({ response, headers });
  });
  await page.goto('/about');
}

test('a wrong clock of the browser does no harm @once', async ({ page, request }) => {
  await page.addInitScript(() => {
    const right = Date.now;
    Date.now = () => right() + 30 * 86_400_000;
  });
  const { next } = await now(request);
  await arrive(page, next.at);
  await expect(chip(page)).toHaveAccessibleName(nameOf(await now(request, next.at)));
});

test('after a handover the page says who has the work, without a request @once', async ({ page, request }) => {
  const { next } = await now(request);
  const later = await now(request, next.at);
  const queries: string[] = [];
  page.on('request', (sent) => sent.url().includes('/graphql') && queries.push(sent.url()));
  await arrive(page, next.at);
  await expect(chip(page)).toHaveAccessibleName(nameOf(later));
  expect(queries).toEqual([]);
});

test('on a Sunday no office is open, and the ring is hollow @once', async ({ page }) => {
  // biome-ignore lint/plugin: the server of this test has the same clock
  const sunday = new Date();
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
  sunday.setUTCHours(10, 0, 0, 0);
  await arrive(page, sunday.toISOString());
  await expect(chip(page)).toHaveAccessibleName(/ opens (Mon|Tues|Wednes|Thurs|Fri)day \d\d:\d\d for you, /);
  await expect(chip(page).locator('circle')).toHaveCSS('fill', 'none');
});

test('the chip has room beside the logo at every width', async ({ page, request }) => {
  await page.goto('/about');
  await alive(page);
  await expect(chip(page)).toHaveAccessibleName(nameOf(await now(request)));
  for (const width of [320, 360, 768, 1080, 1199, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(chip(page).locator('b')).toBeVisible();
    const logo = await page.getByRole('banner').getByRole('link', { name: 'Hire360 home' }).boundingBox();
    expect(logo?.width, `at ${width} px`).toBeGreaterThan(100);
    // The longest name fits, too.
    await chip(page)
      .locator('b')
      .evaluate((city) => {
        city.textContent = 'Vancouver';
      });
    const beside = page.getByRole('banner').locator('nav, [aria-label=Menu]').filter({ visible: true }).first();
    const [left, right] = [await chip(page).boundingBox(), await beside.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(right?.x ?? 0);
    expect(left?.height, `at ${width} px`).toBeLessThan(50);
  }
});
