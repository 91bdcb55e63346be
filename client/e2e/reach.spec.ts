import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const job = '/careers/senior-go-engineer-payments-1182';
const phone = { width: 360, height: 780 };

/** The element that a tap in the middle of another one hits, as an address. */
const hit = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return at?.closest('a')?.getAttribute('href') ?? at?.tagName;
  });
const scrollTo = (page: Page, place: string, block: ScrollLogicalPosition) =>
  page.locator(place).evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a job has one button to its form until the form is in view @once', async ({ page, watch }) => {
    await open(page, watch, job);
    // The only one, from the first screen on.
    const bar = page.getByRole('link', { name: 'Apply for this job' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 'h2 >> nth=1', 'start');
    await expect(bar).toBeInViewport({ ratio: 1 });
    // In one bar with the arrow.
    const [box, arrow] = [
      await bar.boundingBox(),
      await page.getByRole('button', { name: 'Back to top' }).boundingBox(),
    ];
    expect(box?.y).toBeGreaterThanOrEqual(phone.height - 64);
    expect(arrow?.y).toBeGreaterThanOrEqual(phone.height - 64);
    expect(await hit(bar)).toBe('#apply');
    await scrollTo(page, '#apply', 'end');
    await expect.poll(() => hit(bar)).not.toBe('#apply');
    await scrollTo(page, 'form:has(#apply)', 'end');
    await expect(bar).not.toBeInViewport();
    await scrollTo(page, 'footer', 'end');
    await expect(bar).not.toBeInViewport();
    await scrollTo(page, 'h2 >> nth=1', 'start');
    await expect.poll(() => hit(bar)).toBe('#apply');
    // A tap reaches the link of the bar with the arrow, which is in front of it.
    await bar.click({ force: true });
    await expect(page.locator('#apply')).toBeInViewport();
  });

  test('what is focused in the text of a job is not behind the way to the form @once', async ({ page, watch }) => {
    // Smooth scrolling would move what comes next away from the bar by chance.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, watch, job);
    const links = page.locator('main').getByRole('link').or(page.locator('main').getByRole('button'));
    await links.first().focus();
    const bar = page.locator('[data-apply-bar]');
    for (let i = await links.count(); i > 0; i--) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const isCovered = () =>
        focused.evaluate((element) => {
          const bar = document.querySelector('[data-apply-bar]');
          const [a, b] = [element, bar].map((e) => e?.getBoundingClientRect());
          return element !== bar && !element.closest('form') && a && b && a.top < b.bottom && b.top < a.bottom;
        });
      await expect.poll(isCovered).toBe(false);
      if (await bar.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(bar).toBeFocused();
    await expect.poll(() => hit(bar)).toBe('#apply');
    // It is at the bottom of the window, and not over the heading of the form.
    expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(phone.height - 64);
  });

  test('the contact form begins in the first window @once', async ({ page, watch }) => {
    await open(page, watch, '/contact-us');
    for (const name of ['Your message', 'Name'])
      await expect(page.getByRole('textbox', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('after filtering, the results are in view and have the focus @once', async ({ page, watch }) => {
    await open(page, watch, '/careers');
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /^Canada/ }).check();
    await dialog.getByRole('button', { name: /^Show \d+ jobs/ }).click();
    const heading = page.getByRole('heading', { name: /^\d+ .*jobs/ });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    // Closed otherwise, the focus returns to the button.
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('a job has a button to its form @once', async ({ page }) => {
      await page.goto(job);
      const bar = page.locator('[data-apply-bar]');
      await scrollTo(page, 'h2 >> nth=1', 'start');
      await expect(bar).toBeInViewport({ ratio: 1 });
      await bar.click();
      await expect(page).toHaveURL(`${job}#apply`);
      await expect(page.locator('#apply')).toBeInViewport();
    });
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the contact form with its button is in the first window @once', async ({ page, watch }) => {
    await open(page, watch, '/contact-us');
    const form = page.getByRole('main').locator('form');
    await expect(form.getByRole('textbox', { name: 'Your message' })).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Send message' })).toBeInViewport({ ratio: 1 });
  });

  test('filters stay beside long results; what they change is in view, and the focus stays @once', async ({
    page,
    watch,
  }) => {
    await open(page, watch, '/careers');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    const box = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { name: /^India/ });
    await expect(box).toBeInViewport();
    await box.click();
    const heading = page.getByRole('heading', { name: /^\d+ .*jobs/ });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: /^7 / })).toHaveCount(1);
  });
});
