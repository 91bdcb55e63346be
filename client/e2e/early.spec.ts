import type { Page } from '@playwright/test';
import { alive, expect, holdScripts, test } from './site.ts';

const start = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('X6: words, filters and order chosen before the scripts arrive count', async ({ page }) => {
  const release = await holdScripts(page);
  await start(page, '/careers');
  const country = page.getByRole('group', { name: 'Country' });
  await country.getByRole('checkbox', { name: /^United States/ }).check();
  await country.getByRole('checkbox', { name: /^Canada/ }).check();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title');
  await page.getByRole('searchbox').fill('engineer');
  const more = page.locator('details', { hasText: 'more' }).first();
  await more.locator('summary').click();
  await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }));
  release();
  await alive(page);
  await expect(page).toHaveURL('/careers?q=engineer&country=CA&country=US&sort=title');
  await expect(page.locator('#job-results')).toHaveText('10 jobs found for “engineer” in Canada or the United States');
  await expect(country.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('title');
  await expect(page.getByRole('searchbox')).toHaveValue('engineer');
  await expect(more).toHaveAttribute('open');
  expect(await page.evaluate(() => scrollY)).toBe(240);
});

test('X6: a place typed before the scripts arrive counts', async ({ page }) => {
  const release = await holdScripts(page);
  await start(page, '/careers');
  await page.getByRole('textbox', { name: 'City or postal code' }).fill('Tampa');
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('50');
  release();
  await alive(page);
  await expect(page).toHaveURL('/careers?near=Tampa&within=50');
  await expect(page.locator('#job-results')).toHaveText('1 job found near Tampa');
  await expect(page.getByRole('textbox', { name: 'City or postal code' })).toHaveValue('Tampa');
  await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('50');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('X6: a menu unfolded before the scripts arrive stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await start(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#menu')).toBeVisible();
    release();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect(page).toHaveURL('/about');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('X6: filters unfolded before the scripts arrive stay open, with what was ticked', async ({ page }) => {
    const release = await holdScripts(page);
    await start(page, '/careers');
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    const remote = page.getByRole('checkbox', { name: /^Remote/ });
    await remote.check();
    release();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/careers?workplace=remote');
    await expect(dialog.getByRole('checkbox', { name: /^Remote/ })).toBeChecked();
  });

  test.describe('without the scripts it names', () => {
    test.use({
      expected: /ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically|status of 422/i,
    });

    test('a part whose script never comes stays as the server wrote it @once', async ({ page }) => {
      const refused: string[] = [];
      await page.route(/\/assets\/(EnquiryForm|ThemeSwitch)-.*\.js$/, (route) => {
        refused.push(route.request().url());
        return route.abort();
      });
      await page.goto('/contact-us');
      // One reload might have brought in a release that has the script.
      await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
      await alive(page);
      const parts = [page.getByRole('main').locator('form'), page.getByRole('contentinfo')];
      const words = await Promise.all(parts.map((part) => part.textContent()));
      for (const part of parts) await part.scrollIntoViewIfNeeded();
      await expect.poll(() => new Set(refused).size).toBe(2);
      expect(await Promise.all(parts.map((part) => part.textContent()))).toEqual(words);
      // The form is posted, and the answer is a page.
      await page.getByRole('main').locator('form').getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { name: /problem/i })).toBeVisible();
    });

    test('scripts that never come leave menu, filters and search working', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/careers');
      await page.getByRole('link', { name: 'Filters', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Remote/ }).check();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(page.locator('#job-results')).toHaveText(/found, remote$/);
      await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
      await page.locator('#menu').getByRole('link', { name: 'Events', exact: true }).click();
      await expect(page).toHaveURL('/events');
    });
  });

  test('filters open in browsers that do not know the scripting media feature @once', async ({ page }) => {
    const renamed = new Set<string>();
    await page.route('**/*', async (route) => {
      const type = route.request().resourceType();
      if (!['document', 'script'].includes(type)) return route.continue();
      const answer = await route.fetch();
      const text = await answer.text();
      const body = text.replace(/\(\s*scripting\b/g, '(-x-scripting');
      if (body !== text) renamed.add(type);
      const headers = answer.headers();
      delete headers['content-security-policy']; // has the hash of the styles in the document
      await route.fulfill({ response: answer, headers, body });
    });
    await page.goto('/careers');
    await alive(page);
    expect([...renamed].sort()).toEqual(['document', 'script']);
    await expect(page.getByRole('button', { name: 'Sort jobs' })).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });
});

test('H4: a page reloaded halfway down has the header of a scrolled page before the scripts arrive @scroll-timeline', async ({
  page,
}) => {
  await page.goto('/about');
  await alive(page);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(226, 239, 255)');
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const header = document.querySelector('header');
      if (header) seen.add(getComputedStyle(header).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await alive(page);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    'rgb(226, 239, 255)',
  ]);
});

test.describe('changed by something else', () => {
  test.use({ expected: /hydrat|Minified React error/i });

  test('a page whose markup was changed before the scripts arrive is rendered again, complete @once', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await start(page, '/services/seo-services');
    const headings = page.getByRole('main').getByRole('heading');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const served = await headings.allTextContents();
    await page.evaluate(() => document.querySelector('header')?.replaceChildren());
    release();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Hire360' })).toBeVisible();
    await expect.poll(() => headings.allTextContents()).toEqual(served);
  });
});
