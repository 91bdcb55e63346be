import type { Page } from '@playwright/test';
import { expect, holdScripts, open, reach, test } from './site.ts';

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(5, 14, 38)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Colors' }).getByRole('radio', { name, exact: true });

test('the switch works by keyboard, at once and on the next page; nothing but the choice is stored', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/events');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).focus();
  await reach(page, choice(page, 'System'));
  await expect(choice(page, 'System')).toBeChecked();
  expect(await ground(page)).toBe(light);
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'Dark')).toBeChecked();
  expect(await ground(page)).toBe(dark);
  expect(await stored(page)).toBe('{"theme":"dark"}');
  await open(page, watch, '/about');
  expect(await ground(page)).toBe(dark);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(choice(page, 'Dark')).toBeChecked();
  await choice(page, 'Dark').press('ArrowRight');
  expect(await ground(page)).toBe(light);
  expect(await stored(page)).toBe('{}');
});

for (const [chosen, system, color] of [
  ['dark', 'light', dark],
  ['light', 'dark', light],
] as const) {
  test(`a choice of ${chosen} has its colors in the first frame, before any script file @media @once`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      const look = () => {
        if (!document.body) {
          requestAnimationFrame(look);
          return;
        }
        Object.assign(window, { first: getComputedStyle(document.body).backgroundColor });
      };
      requestAnimationFrame(look);
    }, chosen);
    const release = await holdScripts(page);
    await page.goto('/about');
    await expect.poll(() => page.evaluate(() => (window as unknown as { first?: string }).first)).toBe(color);
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
    expect(bars).toEqual([chosen === 'dark' ? '#050e26' : '#fff']);
    release();
  });
}

test.describe('without scripts @once', () => {
  test.use({ javaScriptEnabled: false });

  test('the system decides, and there is no switch @media', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/about');
    await expect(page.getByText('System', { exact: true })).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
  });
});

test('with colors of the system, the choice is still seen @media @once', async ({ page, watch }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, watch, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const look = (name: string) =>
    choice(page, name).evaluate((input) => getComputedStyle(input.nextElementSibling as Element).backgroundColor);
  expect(await look('System')).not.toBe(await look('Light'));
});

test('paper is light, whatever is chosen, and has no switch @media @once', async ({ page, watch }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, watch, '/about');
  expect(await ground(page)).toBe(dark);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await ground(page)).toBe(light);
  await expect(page.getByRole('group', { name: 'Colors' })).toBeHidden();
  const roles = await page.evaluate(() => {
    const { colorScheme, color } = getComputedStyle(document.body);
    return [colorScheme, color];
  });
  expect(roles).toEqual(['light', 'rgb(0, 0, 0)']);
});
