import { readFileSync } from 'node:fs';
import { officeRegion, project } from '../src/art/projection.ts';
import { alive, expect, open, test } from './site.ts';

/* The offices that the site has, with their places. */
const places = [
  ...readFileSync(`${import.meta.dirname}/../../server/content/site.yml`, 'utf8').matchAll(
    /label: "?([^",}]+(?:, \w\w)?)"?, .*?latitude: (-?[\d.]+), longitude: (-?[\d.]+)/g,
  ),
].map(([, label = '', latitude, longitude]) => ({ label, latitude: Number(latitude), longitude: Number(longitude) }));

test('F1: the footer says who, where and what @once', async ({ page, watch }) => {
  await open(page, watch, '/events');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
  // Its address is a placeholder.
  await expect(footer.getByText('hello@hire360.example')).toBeVisible();
  await expect(footer.locator('a[href*=".example"]')).toHaveCount(0);
  const services = footer.locator('div', { has: page.getByRole('heading', { name: 'Services' }) }).last();
  await expect(services.getByRole('link')).toHaveCount(10);
  for (const name of ['Blogs', 'Case studies', 'Brochures', 'Privacy policy', 'Terms & conditions'])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(1);
  // The profiles are placeholders too, so they are left out.
  await expect(footer.getByRole('heading', { name: 'Follow' })).toHaveCount(0);
});

test('F3: an office on the map shows its tip on hover, focus and tap; Escape hides it; the list has the same offices', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/events');
  const footer = page.getByRole('contentinfo');
  const map = footer.getByRole('list', { name: 'Offices on the map' });
  await map.scrollIntoViewIfNeeded();
  const austin = map.getByRole('button', { name: 'Austin' });
  const tip = map.getByRole('tooltip', { name: '' }).filter({ hasText: '24 Longitude Street' });
  await expect(tip).toHaveCount(0);
  await austin.hover();
  await expect(tip).toBeVisible();
  // The pointer can move to the tip without losing it.
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await map.getByRole('button', { name: 'Edison' }).focus();
  await expect(map.getByText('Edison, NJ')).toBeVisible();
  await page.mouse.move(10, 10);
  await austin.click();
  await expect(tip).toBeVisible();
  const pins = await map.getByRole('button').count();
  await expect(footer.getByRole('region', { name: 'Offices' }).getByRole('listitem')).toHaveCount(pins);
});

test('a country in the address stays there over moves, and for the reload after them @once', async ({ page }) => {
  const offices = page.getByRole('contentinfo').getByRole('list', { name: 'Offices on the map' }).getByRole('listitem');
  await page.goto('/about?country=India');
  await alive(page);
  for (const [href, address] of [
    ['/careers', '/careers'],
    ['/events', '/events?country=India'],
  ]) {
    await page.locator(`header nav a[data-top][href="${href}"]`).click();
    await expect(page).toHaveURL(address ?? '');
  }
  await expect(offices).toHaveCount(13);
  await page.reload();
  await expect(offices).toHaveCount(13);
});

test.describe('the office map for a visitor from India', () => {
  test.use({ extraHTTPHeaders: { 'X-Country': 'IN' } });

  test('F4: rings are where their cities are, names are apart, and without room for names there are none', async ({
    page,
    watch,
  }) => {
    await open(page, watch, '/events');
    const map = page.getByRole('list', { name: 'Offices on the map' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const width of [320, 360, 414, 600, 768, 1024, 1080, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const picture = await page.locator('footer img[src*=office-map]').boundingBox();
      const rings = await page.locator('footer svg').evaluate((svg: SVGSVGElement) => {
        const matrix = svg.getScreenCTM() as DOMMatrix;
        const paths = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
        const dots = new Set(
          paths.flatMap((d) => [...d.matchAll(/M([\d.]+) ([\d.]+)h\.01/g)].map(([, x, y]) => `${x} ${y}`)),
        );
        return [...dots].map((dot) => {
          const [x = 0, y = 0] = dot.split(' ').map(Number);
          const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
          return { left, top };
        });
      });
      expect(rings).toHaveLength(13);
      for (const { label, latitude, longitude } of places) {
        const [x, y] = project(latitude, longitude, picture?.width ?? 0, officeRegion);
        const off = rings.map(({ left, top }) => Math.hypot(left - (picture?.x ?? 0) - x, top - (picture?.y ?? 0) - y));
        expect.soft(Math.min(...off), `${label} at ${width} px`).toBeLessThanOrEqual(4);
        expect.soft((picture?.x ?? 0) + x, `${label} in view at ${width} px`).toBeLessThan(width);
      }
      const names = await map
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((name) => ({ label: name.textContent, ...name.getBoundingClientRect().toJSON() })),
        );
      expect(names).toHaveLength(width < 1080 ? 0 : 13);
      for (const [i, name] of names.entries()) {
        expect.soft(Math.min(name.width, name.height), `target of ${name.label}`).toBeGreaterThanOrEqual(24);
        expect.soft(name.left >= 0 && name.right <= width, `${name.label} in view at ${width} px`).toBe(true);
        for (const other of names.slice(i + 1))
          expect
            .soft(
              name.right <= other.left ||
                other.right <= name.left ||
                name.bottom <= other.top ||
                other.bottom <= name.top,
              `${name.label} and ${other.label} at ${width} px`,
            )
            .toBe(true);
      }
    }
  });
});

test('the footer is low, and its cities lead to their addresses @once', async ({ page, watch }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, watch, '/events');
  const footer = page.getByRole('contentinfo');
  // Until it is laid out, its height is an estimate.
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => footer.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(620);
  await footer.getByRole('link', { name: 'Toronto, ON' }).click();
  await expect(page).toHaveURL('/contact-us#toronto');
  await expect(page.locator('#toronto')).toContainText('40 Bearing Street');
  await expect(page.locator('#toronto')).toBeInViewport();
});

test('F5: the map is one cached file that comes when the footer does @once', async ({ page, watch, request }) => {
  const asked: string[] = [];
  page.on('request', (r) => r.url().includes('/assets/office-map') && asked.push(r.url()));
  await open(page, watch, '/blogs/risk-management');
  expect(asked).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  const file = await request.get(asked[0] ?? '');
  expect(file.headers()['cache-control']).toContain('immutable');
});

test('F6: the arrow is large enough, out of the way while unseen, and jumps where no motion is wanted @media', async ({
  page,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, watch, '/about');
  const arrow = page.locator('button[aria-label="Back to top"]');
  expect(await arrow.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(arrow).toBeVisible();
  const box = await arrow.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const positions = await page.evaluate(async () => {
    const seen: number[] = [];
    const read = () => {
      if (seen.at(-1) !== scrollY) seen.push(scrollY);
    };
    read();
    document.querySelector<HTMLElement>('button[aria-label="Back to top"]')?.click();
    for (let i = 0; i < 20; i++) {
      await new Promise(requestAnimationFrame);
      read();
    }
    return seen;
  });
  expect(positions).toEqual([900, 0]);
});

test('F6: the arrow is not over an open dialog', async ({ page, watch }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, watch, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const top = await page.evaluate(
    () => document.elementFromPoint(innerWidth - 40, innerHeight - 40)?.closest('dialog')?.id,
  );
  expect(top).toBe('drawer');
});

test('F7: a page that comes at once is there before the overlay is painted @once', async ({ page, watch }) => {
  await open(page, watch, '/');
  await page.evaluate(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    const look = () => {
      const cover = document.querySelector('[role=status][data-state=on] > div');
      if (cover && getComputedStyle(cover).opacity !== '0') painted.push(getComputedStyle(cover).opacity);
      requestAnimationFrame(look);
    };
    look();
  });
  const painted = () => page.evaluate(() => (window as unknown as { painted: string[] }).painted.splice(0));
  // The first time the answers are waited for, the second time they are in memory.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql?**', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect.poll(painted).not.toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  // The address changes before the page. A click on Events while that is still shown would change nothing.
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Events');
  await painted();
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await painted()).toEqual([]);
});

test.describe('a server that never answers', () => {
  test('F7: the overlay gives up after ten seconds @once', async ({ page, watch }) => {
    await open(page, watch, '/');
    await page.clock.install();
    await page.route('**/graphql?**', () => {});
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByText('Loading page')).toBeAttached();
    await page.clock.fastForward(10_100);
    await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeFocused();
    await expect(page.getByText('Loading page')).toHaveCount(0);
  });
});

test('F10: the skip link is first, is seen when it has the focus, and leads to the content', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('S1: fields are pills of 48 px, texts have corners of 20 px @once', async ({ page, watch }) => {
  await open(page, watch, '/contact-us');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderRadius, height, fontSize } = getComputedStyle(element);
        return { borderRadius, height, readable: Number.parseFloat(fontSize) >= 16 };
      });
  const pill = { borderRadius: '30px', height: '48px', readable: true };
  expect(await look('form input[name=email]')).toEqual(pill);
  expect(await look('form select')).toEqual(pill);
  expect((await look('form textarea')).borderRadius).toBe('20px');
});
