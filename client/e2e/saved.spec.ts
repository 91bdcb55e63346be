import type { Page } from '@playwright/test';
import { expectAtEveryWidth } from './everyWidth.ts';
import {
  alive,
  expect,
  open,
  plainViolations,
  reach,
  shiftsOf,
  test,
  violations,
  type Watch,
  watchShifts,
} from './site.ts';

const go = 'Senior Go engineer, payments';
const erp = 'Integration engineer, ERP and CRM';
const nights = 'Registered nurse, intensive care, nights';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('saved jobs'));
const bookmark = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titles = (page: Page) => page.getByRole('region', { name: / saved jobs?$/ }).getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** How often the server was asked for saved jobs. Other pages are fetched before a link is followed. */
const asked = (watch: Watch) => watch.graphql.filter((request) => request.url().includes('JobsById')).length;

/** Opens the page of saved jobs in a browser that keeps these. */
async function openSaved(page: Page, ids: string[]): Promise<void> {
  await page.goto('/licenses.txt');
  await page.evaluate((text) => localStorage.setItem('saved jobs', text), JSON.stringify(ids));
  await page.goto('/careers/saved');
  await alive(page);
}

test('a job saved in the results is kept in this browser, and its page lists it', async ({ page, watch }) => {
  await open(page, watch, '/careers');
  const link = page.getByRole('link', { name: /^Saved jobs/ });
  await expect(link).toHaveText('Saved jobs');
  await bookmark(page, `Save: ${erp}`).click();
  const saved = bookmark(page, `Saved: ${erp}`);
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(link).toHaveText('Saved jobs (1)');
  await expect(page).toHaveURL('/careers');
  await reach(page, bookmark(page, `Save: ${go}`));
  await page.keyboard.press('Space');
  await expect(link).toHaveText('Saved jobs (2)');
  expect(await stored(page)).toBe('["1182","1190"]');
  expect(asked(watch)).toBe(0);
  expect.soft(await violations(page)).toEqual([]);

  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved jobs');
  await expect(titles(page)).toHaveText([go, erp]);
  await expect(count(page)).toHaveText('2 saved jobs');
  await page.reload();
  await expect(titles(page)).toHaveText([go, erp]);
  await page.getByRole('link', { name: go }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(go);
  await bookmark(page, `Saved: ${go}`).press('Enter');
  await expect(bookmark(page, `Save: ${go}`)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe('["1190"]');
});

test('other tabs are in step, and so is a page that comes back from memory', async ({ page, watch }) => {
  await open(page, watch, '/careers');
  const other = await page.context().newPage();
  await other.goto('/careers/saved');
  await expect(count(other)).toHaveText('No saved jobs');
  await bookmark(page, `Save: ${go}`).click();
  await expect(titles(other)).toHaveText([go]);
  await bookmark(other, `Remove: ${go}`).click();
  await expect(bookmark(page, `Save: ${go}`)).toBeVisible();
  await other.close();
  // The tab itself is told of no change of its own.
  await page.evaluate(() => localStorage.setItem('saved jobs', '["1182"]'));
  await expect(bookmark(page, `Save: ${go}`)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bookmark(page, `Saved: ${go}`)).toBeVisible();
});

test('a removed job is put back by the same button', async ({ page }) => {
  await openSaved(page, ['1182', '1190']);
  await bookmark(page, `Remove: ${go}`).click();
  await expect(page.getByText('Removed', { exact: true })).toBeVisible();
  await expect(count(page)).toHaveText('1 saved job');
  await expect(bookmark(page, `Undo: ${go}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('2 saved jobs');
  // At its place, not as the newest.
  await bookmark(page, `Remove: ${erp}`).click();
  await bookmark(page, `Undo: ${erp}`).click();
  expect(await stored(page)).toBe('["1182","1190"]');
  await bookmark(page, `Remove: ${go}`).click();
  await bookmark(page, `Remove: ${erp}`).click();
  await expect(count(page)).toHaveText('No saved jobs');
  expect(await stored(page)).toBe(null);
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'See all open jobs' }).click();
  await expect(page).toHaveURL('/careers');
});

test('a closed job says so, one that nobody knows is dropped, and all fits @once', async ({ page, watch }) => {
  await openSaved(page, ['1122', '99999999', '1182']);
  await expect(titles(page)).toHaveText([nights, go]);
  expect(await stored(page)).toBe('["1122","1182"]');
  expect(asked(watch)).toBe(1);
  await expectAtEveryWidth(page, 'saved jobs');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText(/^Closed\./)).toBeVisible();
  await page.getByRole('link', { name: 'Similar jobs' }).click();
  await expect(page).toHaveURL('/careers/icu-nurse-nights-1122#similar-jobs');
  await expect(page.getByText('This job is closed.')).toBeVisible();
});

for (const [how, refuse] of [
  [
    'refuses storage',
    () => {
      const get = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    },
  ],
  [
    'has no room',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a browser that ${how} says so @once`, async ({ page, watch }) => {
    await page.addInitScript(refuse);
    await open(page, watch, '/careers');
    await bookmark(page, `Save: ${go}`).scrollIntoViewIfNeeded();
    await bookmark(page, `Save: ${go}`).click();
    const note = page.getByRole('status').filter({ hasText: 'Not saved: this browser can’t keep it.' });
    await expect(note).toBeInViewport({ ratio: 0.95 });
    await expect(bookmark(page, `Save: ${go}`)).toHaveAttribute('aria-pressed', 'false');
    expect.soft(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await note.scrollIntoViewIfNeeded();
    await expect(note).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press('Tab');
    await expect(note).toBeHidden();
    await page.goto('/careers/saved');
    await expect(count(page)).toHaveText('No saved jobs');
  });
}

test('nothing moves when the bookmarks come @chromium', async ({ page, watch }) => {
  await watchShifts(page);
  await openSaved(page, ['1182', '1122']);
  await expect(titles(page)).toHaveText([go, nights]);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/careers', '/careers/senior-go-engineer-payments-1182', '/careers/saved']) {
      await page.goto(path);
      await alive(page);
      await expect(page.getByRole('button', { name: /^(Saved?|Remove): / }).first()).toBeVisible();
      const { sum, list } = await shiftsOf(page);
      expect.soft(sum, `${path} at ${width} px: ${list.join(', ')}`).toBeLessThanOrEqual(0.001);
    }
  }
  expect(asked(watch)).toBe(4);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button, and the page says why @once', async ({ page }) => {
    for (const path of ['/careers/senior-go-engineer-payments-1182', '/careers']) {
      await page.goto(path);
      await expect(
        page
          .getByRole('link', { name: go })
          .or(page.getByRole('heading', { name: go }))
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
      await expect(page.getByText(/^Saved?$/).filter({ visible: true })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Saved jobs' }).click();
    await expect(page.getByText('Saving jobs needs JavaScript.')).toBeVisible();
    expect(await plainViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'See all open jobs' }).click();
    await expect(page).toHaveURL('/careers');
  });
});
