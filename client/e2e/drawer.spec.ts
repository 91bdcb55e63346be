import type { Page } from '@playwright/test';
import { expect, open, tap, test, violations } from './site.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const burgerOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('D1: the button says what it opens; the page behind is out of reach and stays where it is', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/about');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const burger = burgerOf(page);
  await expect(burger).toHaveAttribute('aria-expanded', 'false');
  const box = await burger.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const left = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  // Not by click(), which scrolls in Firefox, or tap(), which it does not have.
  await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  const drawer = drawerOf(page);
  await expect(drawer).toBeVisible();
  await expect(drawer).toHaveAttribute(
    'id',
    (await page.locator('[aria-controls=drawer]').getAttribute('aria-controls')) ?? '',
  );
  expect(
    await drawer.evaluate((element) => element.matches(':modal') && element.contains(document.activeElement)),
  ).toBe(true);
  expect(await left()).toBe(before);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(await violations(page)).toEqual([]);
});

test('D4: the button in it closes the drawer, and the focus returns', async ({ page, watch }) => {
  await open(page, watch, '/');
  await tap(burgerOf(page));
  await tap(drawerOf(page).getByRole('button', { name: 'Close menu' }));
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(burgerOf(page)).toBeFocused();
});

test('D4: when the window grows the drawer closes, and the focus goes to something in sight', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/');
  await tap(burgerOf(page));
  await expect(drawerOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Services' })).toBeVisible();
});

test('D5: Contact us is always in sight at its foot, in a low window too', async ({ page, watch }) => {
  await open(page, watch, '/');
  await tap(burgerOf(page));
  const drawer = drawerOf(page);
  const contact = drawer.getByRole('link', { name: 'Contact us' });
  await tap(drawer.getByRole('button', { name: 'Services', exact: true }));
  await tap(drawer.getByRole('button', { name: 'Cloud' }));
  await expect(contact).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(contact).toBeInViewport({ ratio: 1 });
  const last = drawer.getByRole('link', { name: 'Search' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(contact).toBeInViewport({ ratio: 1 });
});

test('D6: each time it opens at the start, with the group of the current page open @once', async ({ page, watch }) => {
  await open(page, watch, '/products/mailzzy');
  const opened = drawerOf(page).getByRole('button', { expanded: true });
  await tap(burgerOf(page));
  await expect(opened).toHaveText(['Products']);
  await tap(drawerOf(page).getByRole('button', { name: 'Resources' }));
  await expect(opened).toHaveText(['Resources']);
  await page.keyboard.press('Escape');
  await tap(burgerOf(page));
  await expect(opened).toHaveText(['Products']);
});

test('D7: opening and closing leave the history alone', async ({ page, watch }) => {
  await open(page, watch, '/about');
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await tap(burgerOf(page));
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  expect(await steps()).toBe(before);
  await tap(burgerOf(page));
  await tap(drawerOf(page).getByRole('link', { name: 'Events' }));
  await expect(page).toHaveURL('/events');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(drawerOf(page)).toHaveCount(0);
});

test('D8: one menu is in the accessibility tree, whatever the width @chromium', async ({ page, watch }) => {
  await open(page, watch, '/');
  const menus = page.getByRole('navigation', { name: 'Main' });
  await expect(menus).toHaveCount(0);
  await tap(burgerOf(page));
  await expect(drawerOf(page).getByRole('link', { name: 'Events', exact: true })).toBeVisible();
  expect(await heard(page, 'Events')).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(menus).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Events', exact: true })).toHaveCount(1);
});

/** How many links of that name the accessibility tree holds: what a modal dialog covers is not in it. */
async function heard(page: Page, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => !node.ignored && node.role?.value === 'link' && node.name?.value === name).length;
}
