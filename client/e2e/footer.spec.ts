import { readFileSync } from 'node:fs';
import { project } from '../src/art/projection.ts';
import { alive, expect, open, test } from './site.ts';

/* The offices that the site has, with their addresses and places. */
const places = [
  ...readFileSync(`${import.meta.dirname}/../../server/content/site.yml`, 'utf8').matchAll(
    /label: "?([^",}]+(?:, \w\w)?)"?, .*?address: "([^"]+)", latitude: (-?[\d.]+), longitude: (-?[\d.]+)/g,
  ),
].map(([, label = '', address = '', latitude, longitude]) => ({
  label,
  address,
  latitude: Number(latitude),
  longitude: Number(longitude),
}));

test('F1: the footer says who, where and what @once', async ({ page, watch }) => {
  await open(page, watch, '/events');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(footer.getByRole('link', { name: 'hello@hire360.example' })).toHaveAttribute(
    'href',
    'mailto:hello@hire360.example',
  );
  const services = footer.locator('div', { has: page.getByRole('heading', { name: 'Services' }) }).last();
  await expect(services.getByRole('link')).toHaveCount(10);
  for (const name of ['Blogs', 'Case studies', 'Brochures', 'Privacy policy', 'Terms & conditions'])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(1);
});

test('F2: links to profiles, tours and stores are links, and their examples end on a page that says so', async ({
  page,
  watch,
}) => {
  const examples = '/site/example-link#';
  for (const [path, part, names] of [
    ['/events', 'contentinfo', ['LinkedIn', 'YouTube', 'Facebook', 'X', 'Instagram']],
    ['/products/inkfree', 'main', ['Take the tour', 'App Store', 'Google Play']],
    ['/products/work360', 'main', ['Take the tour', 'App Store', 'Google Play']],
    ['/products/mailzzy', 'main', ['Take the tour']],
    ['/products/rfppro', 'main', ['Take the tour']],
  ] as const) {
    await open(page, watch, path);
    for (const name of names) {
      const link = page.getByRole(part).getByRole('link', { name: new RegExp(`(^|on )${name}$`) });
      await expect(link, `${name} on ${path}`).toHaveCount(1);
      expect(await link.getAttribute('href')).toContain(examples);
    }
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /LinkedIn/ })
    .click();
  await expect(page).toHaveURL(`${examples}linkedin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The link you followed is an example');
  await expect(page.locator('#linkedin')).toBeInViewport();
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

for (const javaScriptEnabled of [true, false])
  for (const country of ['', 'IN'])
    test.describe(`the offices ${javaScriptEnabled ? 'with' : 'without'} scripts, for visitors from ${country || 'elsewhere'}`, () => {
      test.use({ javaScriptEnabled, extraHTTPHeaders: { 'X-Country': country } });

      test('F3, F4: every address is in the footer, and every pin leads to one, at every width', async ({ page }) => {
        const shown = country ? places : places.filter(({ label }) => !/Vadodara|Noida/.test(label));
        expect(shown).toHaveLength(country ? 13 : 11);
        await page.goto('/events');
        const footer = page.getByRole('contentinfo');
        await footer.scrollIntoViewIfNeeded();
        const addresses = footer.getByRole('region', { name: 'Offices' }).getByRole('listitem');
        const pins = footer.getByRole('list', { name: 'Offices on the map' }).getByRole('link');
        for (const width of [320, 360, 414, 600, 768, 1024, 1080, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(addresses).toHaveCount(shown.length);
          await expect(pins).toHaveCount(shown.length);
          // At one moment: the page may still be laid out.
          const { picture, dots, boxes } = await footer.evaluate((footer) => {
            const boxesOf = (selector: string) =>
              [...footer.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
            return {
              picture: boxesOf('img')[0],
              dots: boxesOf('svg svg circle'),
              boxes: boxesOf('ol[aria-label="Offices on the map"] a'),
            };
          });
          for (const [i, { label, address, latitude, longitude }] of shown.entries()) {
            if (width === 320) {
              await expect(addresses.nth(i)).toContainText(label);
              await expect(pins.nth(i)).toHaveAccessibleName(`${i + 1} ${label}`);
            }
            await expect(addresses.nth(i).getByText(address)).toBeVisible();
            const [box, dot] = [boxes[i], dots[i]];
            if (!box || !dot || !picture) throw new Error(`${label} is not on the map`);
            expect.soft(Math.min(box.width, box.height), `target of ${label}`).toBeGreaterThanOrEqual(24);
            expect.soft(box.x >= 0 && box.x + box.width <= width, `${label} in view at ${width} px`).toBe(true);
            // The dot is at the city, and the number near it.
            const [x, y] = project(latitude, longitude, picture.width);
            const off = [dot.x + dot.width / 2 - picture.x - x, dot.y + dot.height / 2 - picture.y - y];
            expect.soft(Math.hypot(...off), `${label} at ${width} px`).toBeLessThanOrEqual(4);
            expect.soft(Math.hypot(box.x + 12 - picture.x - x, box.y + 12 - picture.y - y)).toBeLessThan(60);
          }
          for (const [i, a] of boxes.entries())
            for (const b of boxes.slice(i + 1))
              expect
                .soft(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)), `at ${width} px`)
                .toBeGreaterThanOrEqual(24);
        }
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await pins.nth(4).click();
          await expect(page).toHaveURL('/events#footer-atlanta');
          const address = page.locator('#footer-atlanta');
          await expect(address).toBeInViewport();
          await expect(address).toContainText('52 Waypoint Road');
          expect(await address.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
        }
        await addresses.nth(7).getByRole('link').click();
        await expect(page).toHaveURL('/contact-us#toronto');
        await expect(page.locator('#toronto')).toContainText('40 Bearing Street');
        await expect(page.locator('#toronto')).toBeInViewport();
      });
    });

test('F5: the map is one cached file that comes when the footer does @once', async ({ page, watch, request }) => {
  const asked: string[] = [];
  page.on('request', (r) => r.url().includes('/assets/world-stage') && asked.push(r.url()));
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
  // In the margin of the page, which has 40 px beside the column here.
  expect(box?.width).toBeGreaterThanOrEqual(32);
  expect(box?.height).toBeGreaterThanOrEqual(44);
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
