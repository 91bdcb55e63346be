import { expect, holdTime, open, tap, test } from './site.ts';

test('H9, H11: the menu is used by keyboard alone', async ({ page, watch }) => {
  await open(page, watch, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const products = page.getByRole('banner').getByRole('button', { name: 'Products' });
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Mailzzy', 'InkFree', 'Work360', 'RFPPro', 'All products']) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Partners' })).toBeFocused();
  await expect(products).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Shift+Tab');
  await expect(products).toBeFocused();
  await page.keyboard.press('Space');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await expect(products).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await expect(menu.getByRole('button', { name: 'Services' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'All services', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false');
});

test('H6, H7, M3: the pointer opens a panel after a rest, and a slip closes nothing', async ({ page, watch }) => {
  await open(page, watch, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const services = menu.getByRole('button', { name: 'Services' });
  const bar = await services.boundingBox();
  if (!bar) throw new Error('no services in the bar');

  const pass = await holdTime(page);

  // Crossing the bar quickly opens nothing.
  for (let step = 0; step <= 6; step++) {
    await page.mouse.move(bar.x - 300 + step * 140, bar.y + 20);
    await pass(15);
  }
  await page.mouse.move(1200, bar.y + 400);
  await pass(200);
  await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0);

  await services.hover();
  await pass(120);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  // A click right after it opened by itself leaves it open, the next one closes it.
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await pass(450);
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'false');

  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  const panel = page.getByRole('region', { name: 'Services' });
  await panel.getByRole('link', { name: 'Data pipelines' }).hover();
  await expect(panel.getByRole('link', { name: 'See Data engineering' })).toBeVisible();
  await page.mouse.move(640, 790);
  await pass(300);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('H10: one panel is open at a time, and a click elsewhere closes it @once', async ({ page, watch }) => {
  await open(page, watch, '/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Services' }).click();
  await menu.getByRole('button', { name: 'Resources' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { expanded: true })).toHaveText('Resources');
  await page.mouse.click(640, 700);
  await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0);
});

test('H12: the page that is shown is marked, and the entry that holds it @once', async ({ page, watch }) => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [path, link, holder] of [
    ['/events', 'Events', 'Events'],
    ['/about', 'About', 'About'],
    ['/products/inkfree', 'InkFree', 'Products'],
    ['/services/seo-services', 'SEO', 'Services'],
    ['/our-services/cloud-services', 'Cloud', 'Services'],
    ['/blogs/risk-management', null, 'Resources'],
  ] as const) {
    await open(page, watch, path);
    const current = menu.locator('[aria-current="page"]');
    if (link) await expect(current, path).toHaveText([link]);
    else await expect(current, path).toHaveCount(0);
    await expect(menu.locator('[data-active]'), path).toHaveText([holder]);
  }
});

test('H3, H4: the header changes past 10 px of scroll, also on a page opened in its middle', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/');
  const header = page.getByRole('banner');
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
  await page.waitForTimeout(100);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(ground).toBe('rgb(226, 239, 255)');
  expect(await header.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');

  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.reload();
  await expect(header).toHaveAttribute('data-scrolled', 'true');
});

test('F6: the arrow to the top appears past 100 px @once', async ({ page, watch }) => {
  await open(page, watch, '/');
  const arrow = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await page.waitForTimeout(100);
  await expect(arrow).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
  await expect(arrow).toBeVisible();
  await arrow.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(arrow).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('D1, D2, D3, D4: the drawer holds the menu', async ({ page, watch }) => {
    await open(page, watch, '/');
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    await tap(burger);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    const box = await drawer.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 375]);

    // Groups: one at a time. The groups of the services: each by itself.
    const services = drawer.getByRole('button', { name: 'Services', exact: true });
    const products = drawer.getByRole('button', { name: 'Products' });
    await tap(services);
    await tap(drawer.getByRole('button', { name: 'Cloud' }));
    await tap(drawer.getByRole('button', { name: 'IT security' }));
    await expect(drawer.getByRole('link', { name: 'Cloud overview' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'IT security overview' })).toBeVisible();
    await tap(products);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(burger).toBeFocused();

    await tap(burger);
    await tap(drawer.getByRole('button', { name: 'Products' }));
    await tap(drawer.getByRole('link', { name: 'Work360' }));
    await expect(page).toHaveURL('/products/work360');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
