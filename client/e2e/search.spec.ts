import { alive, expect, open, test, violations } from './site.ts';

test('a search answers while it is typed, and Back returns to it', async ({ page, watch }) => {
  await open(page, watch, '/search');
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await field.pressSequentially('pentset');
  await expect(page.getByText(/^\d+ results? for “pentest”$/)).toBeVisible();
  await expect(page).toHaveURL('/search?q=pentset');
  await field.fill('night nurse');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Jobs \d+$/);
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.goBack();
  await expect(field).toHaveValue('night nurse');
  await expect(first).toHaveText(title ?? '');
});

test('Ctrl K opens the search on any page, and the keyboard is enough', async ({ page, watch }) => {
  await open(page, watch, '/about');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('saviynt');
  const first = dialog.getByRole('link', { name: /Saviynt/ }).first();
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/saviynt/);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  expect.soft(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the search opened while a page loads stays open, and Back closes it @once', async ({ page, watch }) => {
  await open(page, watch, '/about');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  // The shortcut is loaded after the page.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('searchbox')).toBeFocused({ timeout: 1000 });
  }).toPass();
  release();
  await expect(page).toHaveTitle(/Privacy/);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(/About/);
});

test('a search without results says what to do @once', async ({ page, watch }) => {
  await open(page, watch, '/search?q=zzzzqx');
  await expect(page.getByText('Nothing on this site has “zzzzqx”. Try another word, or ask us.')).toBeVisible();
  await page.getByRole('link', { name: 'Search jobs instead' }).click();
  await expect(page).toHaveURL(/\/careers\?q=zzzzqx/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a search has its results in the page @once', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('saviynt');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?q=saviynt');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Saviynt/ })
        .first(),
    ).toBeVisible();
  });
});

for (const scripts of [true, false]) {
  test.describe(`the link in the header, ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('it leads to the search beside the whole menu @once', async ({ page }) => {
      const header = page.getByRole('banner');
      const entries = header.locator('#menu [data-top]');
      for (const width of [320, 768, 1024, 1140, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/about');
        // On phones the drawer and the footer have it.
        await expect(header.getByRole('link', { name: 'Search', exact: true })).toBeVisible({ visible: width >= 768 });
        await expect(entries.filter({ visible: true })).toHaveCount(width < 1080 ? 0 : 8);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      const link = header.getByRole('link', { name: 'Search', exact: true });
      if (scripts) {
        // In front of the page, and a modifier opens a tab.
        await alive(page);
        const dialog = page.getByRole('dialog', { name: 'Search this site' });
        await expect(async () => {
          await link.click();
          await expect(dialog.getByRole('searchbox')).toBeFocused({ timeout: 1000 });
        }).toPass();
        await expect(page).toHaveURL('/about');
        await page.keyboard.press('Escape');
        await expect(link).toBeFocused();
        const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
        await expect(tab).toHaveURL('/search');
        await expect(dialog).toBeHidden();
        return;
      }
      await link.click();
      await expect(page.getByRole('searchbox', { name: 'Search this site' })).toBeVisible();
      await expect(page).toHaveURL('/search');
    });
  });
}
