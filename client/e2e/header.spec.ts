import { chromium } from '@playwright/test';
import { alive, expect, holdTime, open, tap, test } from './site.ts';

interface Entry {
  title: string;
  path: string | null;
  redirectUrl: string | null;
  items: { label: string; link: string }[];
  groups: { title: string; path: string; items: { label: string; link: string }[] }[];
  panel: { more: { link: string } } | null;
}

const menuQuery =
  '{ site { name menu { title path redirectUrl items { label link } groups { title path items { label link } } panel { more { link } } } } }';

test('H1, H2: the menu is the one of the schema, its panels have the landing page @once', async ({
  page,
  watch,
  request,
}) => {
  const answer = await request.post('/graphql', { data: { query: menuQuery } });
  const { name, menu } = (await answer.json()).data.site as { name: string; menu: Entry[] };
  expect(menu.map(({ title }) => title)).toEqual([
    'Home',
    'About',
    'Services',
    'Products',
    'Partners',
    'Resources',
    'Events',
    'Careers',
  ]);
  await open(page, watch, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: `${name} home` })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  const tops = header.locator('[data-top]');
  await expect(tops).toHaveCount(menu.length);
  for (const [i, { title, path, items, groups, panel: cards }] of menu.entries()) {
    const top = tops.nth(i);
    await expect(top).toContainText(title);
    if (items.length === 0 && groups.length === 0) {
      await expect(top).toHaveAttribute('href', path ?? '');
      continue;
    }
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    const panel = page.locator(`#${await top.getAttribute('aria-controls')}`);
    const links = await panel.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const wanted = [
      ...items.map(({ link }) => link),
      ...groups.flatMap((group) => [group.path, ...group.items.map(({ link }) => link)]),
      ...(cards ? [cards.more.link] : []),
    ];
    expect(new Set(links)).toEqual(new Set(wanted.concat(path && groups.length === 0 ? [path] : [])));
    if (groups.length > 0) expect(links[0]).toBe(items[0]?.link);
  }
  const services = menu.find(({ title }) => title === 'Services');
  expect(services?.items).toContainEqual(expect.objectContaining({ label: 'All services', link: '/services' }));
  expect(services?.items).toContainEqual(
    expect.objectContaining({ label: 'Services overview', link: '/our-services' }),
  );
});

test('H3: the header keeps its height, and nothing moves when it changes @once', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, watch, '/about');
  const height = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await page.evaluate(() => Object.assign(window, { shift: 0 }));
  for (const top of [11, 600, 0]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(250);
    expect(await height()).toBe(before);
  }
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test('H3: without motion the header changes at once @media', async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, watch, '/about');
  expect(await page.getByRole('banner').evaluate((element) => getComputedStyle(element).transitionProperty)).toBe(
    'none',
  );
});

test('H5: the position is read once a frame, however many events there are @once', async ({ page, watch }) => {
  await open(page, watch, '/about');
  const reads = await page.evaluate(async () => {
    let count = 0;
    const own = Object.getOwnPropertyDescriptor(window, 'scrollY');
    const get = () => {
      count++;
      return own?.get?.call(window) ?? 0;
    };
    Object.defineProperty(window, 'scrollY', { configurable: true, get });
    for (let i = 0; i < 50; i++) dispatchEvent(new Event('scroll'));
    const during = count;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (own) Object.defineProperty(window, 'scrollY', own);
    return { during, count };
  });
  expect(reads.during).toBe(0);
  expect(reads.count).toBeGreaterThan(0);
  expect(reads.count).toBeLessThanOrEqual(4);
});

test('H6: a pointer on its way into the panel keeps it, one that leaves closes it, one that returns in time does not', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const services = menu.getByRole('button', { name: 'Services' });
  const from = await services.boundingBox();
  const open_ = () => expect(services).toHaveAttribute('aria-expanded', 'true');
  if (!from) throw new Error('no services in the bar');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const pass = await holdTime(page);
  await page.mouse.move(x, y);
  await pass(120);
  await open_();
  // Diagonally, across the triggers beside it.
  const panel = await page.getByRole('region', { name: 'Services', exact: true }).boundingBox();
  if (!panel) throw new Error('no panel');
  const [right, below] = [panel.x + panel.width - 120, panel.y + 60];
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(x + ((right - x) * step) / 12, y + ((below - y) * step) / 12);
    await pass(15);
  }
  await open_();
  // Out and in again within 300 ms.
  await page.mouse.move(640, 790);
  await pass(290);
  await page.mouse.move(panel.x + 300, panel.y + 60);
  await pass(400);
  await open_();
  // Out for good.
  await page.mouse.move(640, 790);
  await pass(300);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('H7: another trigger takes over without a gap @once', async ({ page, watch }) => {
  await open(page, watch, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Products' }).click();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      seen.push(document.querySelectorAll('nav [aria-expanded="true"]').length);
      requestAnimationFrame(look);
    };
    look();
  });
  await menu.getByRole('button', { name: 'Resources' }).click();
  await expect(menu.getByRole('button', { expanded: true })).toHaveText('Resources');
  expect(new Set(await page.evaluate(() => (window as unknown as { seen: number[] }).seen))).toEqual(new Set([1]));
});

test.describe('with a finger on a wide screen', () => {
  test.use({ hasTouch: true });

  test('H8: a tap opens and closes @once', async ({ page, watch }) => {
    await open(page, watch, '/');
    const products = page.getByRole('banner').getByRole('button', { name: 'Products' });
    await tap(products);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await tap(products);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await page.waitForTimeout(350);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });
});

test('H9: arrows, Home and End move in the bar and in a panel', async ({ page, watch }) => {
  await open(page, watch, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const focused = (name: string) => expect(menu.locator(':focus')).toHaveText(name);
  await menu.getByRole('link', { name: 'Home', exact: true }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'About'],
    ['ArrowRight', 'Services'],
    ['End', /^Careers/],
    ['ArrowRight', 'Home'],
    ['ArrowLeft', /^Careers/],
    ['Home', 'Home'],
  ] as const) {
    await page.keyboard.press(key);
    await focused(name as string);
  }
  await menu.getByRole('button', { name: 'Products' }).focus();
  for (const [key, name] of [
    ['ArrowDown', 'Mailzzy'],
    ['ArrowDown', 'InkFree'],
    ['End', 'All products'],
    ['Home', 'Mailzzy'],
    ['ArrowUp', 'All products'],
  ] as const) {
    await page.keyboard.press(key);
    await focused(name);
  }
});

test('H9: keys show the focus after the mouse was used', async ({ page, watch }) => {
  await open(page, watch, '/');
  const products = page.getByRole('banner').getByRole('button', { name: 'Products' });
  await products.click();
  await page.keyboard.press('Escape');
  const isShown = () => page.evaluate(() => document.activeElement?.matches(':focus-visible'));
  await expect.poll(isShown).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#panel-products a').first()).toBeFocused();
  expect(await isShown()).toBe(true);
});

test('H11: the title of the next page is announced @once', async ({ page, watch }) => {
  await open(page, watch, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('H14: in forced colours triggers, focus and panel can be seen @media', async ({ page, watch }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, watch, '/');
  const products = page.getByRole('banner').getByRole('button', { name: 'Products' });
  await products.focus();
  await page.keyboard.press('Enter');
  const drawn = (locator: typeof products, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await drawn(products, 'outline-style')).toBe('solid');
  expect(Number.parseFloat(await drawn(page.locator('#panel-products'), 'border-top-width'))).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  expect(await drawn(page.locator('#panel-products a').first(), 'outline-style')).toBe('solid');
});

test('H15: where the bar is shortest it has one line and nothing overlaps', async ({ page, watch }) => {
  await open(page, watch, '/');
  for (const width of [1096, 1160, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    expect(boxes.length).toBeGreaterThanOrEqual(10);
    for (const [i, box] of boxes.slice(1).entries())
      expect(box.left, `at ${width} px`).toBeGreaterThanOrEqual((boxes[i]?.right ?? 0) - 0.5);
    for (const { top, bottom } of boxes) expect([top >= 0, bottom <= 72], `at ${width} px`).toEqual([true, true]);
  }
});

test('H15, S2: larger text brings the drawer, and everything grows @chromium', async ({ baseURL, launchOptions }) => {
  for (const [size, root] of [
    [16, '14px'],
    [20, '17.5px'],
    [32, '28px'],
  ] as const) {
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(baseURL ?? '');
    await alive(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(root);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: size > 16 });
    await browser.close();
  }
});
