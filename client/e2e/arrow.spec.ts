import type { Page } from '@playwright/test';
import { alive, expect, open, test } from './site.ts';

/* Pages with text, forms, demos, lists and full-bleed drawings. */
const pages = [
  '/',
  '/about',
  '/careers',
  '/careers/senior-go-engineer-payments-1182',
  '/contact-us',
  '/products/work360',
  '/services/vulnerability-assessment-penetration-testing',
  '/blogs/risk-management',
  '/case-study/icu-shift-cover',
  '/events',
  '/privacy-policy',
];

/** Scrolls at once, and waits for what that changes. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    return scrollY;
  }, top);

/**
 * What is wrong with the arrow where the page stands: it is not shown past 100 px, or shown before, not in front, or over
 * text or a control. What is behind the header or the arrow's own bar cannot be seen, as long as it is wholly opaque.
 */
const faults = (page: Page) =>
  page.evaluate(() => {
    const arrow = document.querySelector<HTMLElement>('button[aria-label="Back to top"]');
    if (!arrow) return ['no arrow'];
    const shown = getComputedStyle(arrow).visibility === 'visible';
    if (shown !== scrollY > 100) return [`at ${scrollY} it is ${shown ? 'shown' : 'hidden'}`];
    if (!shown) return [];
    const box = arrow.getBoundingClientRect();
    const found: string[] = [];
    if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) found.push(`at ${scrollY} it sticks out`);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!arrow.contains(hit)) found.push(`at ${scrollY} it is behind ${hit?.outerHTML.slice(0, 80)}`);
    const bar = arrow.parentElement as HTMLElement;
    const ground = bar.getBoundingClientRect();
    const isBar = ground.width === innerWidth && ground.bottom === innerHeight;
    if (isBar && /rgba|transparent/.test(getComputedStyle(bar).backgroundColor)) found.push('one sees through the bar');
    const place = isBar ? ground : box;
    const meets = (a: DOMRect) =>
      a.width > 0 &&
      a.height > 0 &&
      a.left < box.right &&
      box.left < a.right &&
      a.top < box.bottom &&
      box.top < a.bottom;
    // Behind the bar at the bottom lies what comes next when one scrolls on. At the end of the page nothing does.
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const isUnder = (rect: DOMRect, element: Element) => {
      if (!meets(rect)) return false;
      if (!isBar || atEnd) return true;
      const [x, y] = [(Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2, Math.max(rect.top, place.top)];
      return element.contains(document.elementFromPoint(x, y + 1));
    };
    const isSeen = (element: Element) =>
      !bar.contains(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style')) continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => isUnder(rect, element)) && isSeen(element))
        found.push(`at ${scrollY} it covers “${node.textContent.slice(0, 40)}”`);
    }
    for (const control of document.querySelectorAll('input, select, textarea, button, a'))
      if (isUnder(control.getBoundingClientRect(), control) && isSeen(control))
        found.push(`at ${scrollY} it covers ${control.outerHTML.slice(0, 60)}`);
    return found;
  });

const sizes = [
  [320, 640],
  [360, 780],
  [375, 740],
  [768, 1024],
  [1024, 768],
  [1080, 800],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const;

test.describe('F6: the arrow is shown past 100 px, in both directions and at the end of the page, and covers nothing', () => {
  test.describe.configure({ timeout: 600_000 });

  for (const [size, [width, height]] of sizes.entries())
    test(`at ${width} px @once`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Every other page, and the others at the next size: each layout sees each page.
      for (const path of pages.filter((_, i) => (i + size) % 2 === 0)) {
        await page.goto(path);
        await alive(page);
        await expect(page.locator('button[aria-label="Back to top"]')).toBeAttached();
        // Everything is laid out once it was in view.
        const end = await scrollTo(page, 1e6).then(() => scrollTo(page, 1e6));
        const stops = Array.from({ length: 8 }, (_, i) => Math.round((end * (i + 1)) / 9));
        const places = [0, 100, 101, 160, ...stops, end];
        for (const top of [...places, ...places.toReversed()]) {
          await scrollTo(page, top);
          // A busy machine may need more than some frames.
          await expect.poll(() => faults(page), `${path} at ${top}`).toEqual([]);
        }
      }
    });
});

for (const width of [320, 375, 768, 1280])
  test(`F6: the arrow stays while a field is filled in, and no field is behind its bar, at ${width} px`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/contact-us', '/careers/senior-go-engineer-payments-1182']) {
      await open(page, watch, path);
      const fields = page
        .locator('main form')
        .locator('input, select, textarea, summary, button')
        .filter({ visible: true });
      await fields.first().focus();
      for (let i = await fields.count(); i > 0; i--) {
        await page.keyboard.press('Tab');
        const top = await scrollTo(page, await page.evaluate(() => scrollY));
        // The browser may still be scrolling to the field, and the arrow follows.
        await expect.poll(() => faults(page), `${path} at ${top}`).not.toContain('no arrow');
        expect.soft(await faults(page), `${path} at ${top}`).toEqual([]);
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const box = focused?.getBoundingClientRect();
          const bar = document
            .querySelector('button[aria-label="Back to top"]')
            ?.parentElement?.getBoundingClientRect();
          const isFree = !box || !bar || box.height > innerHeight / 2 || box.bottom <= bar.top || box.right <= bar.left;
          return isFree ? '' : `${focused?.outerHTML.slice(0, 80)} ends at ${box.bottom}, the bar is at ${bar.top}`;
        });
        expect.soft(hidden, `${path}: what has the focus is seen`).toBe('');
      }
    }
    await open(page, watch, '/careers');
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('engineer');
    await scrollTo(page, 400);
    // The search goes on meanwhile.
    await expect.poll(() => faults(page)).toEqual([]);
  });

test('F6: the contact link of the bar leads to the form of the page, if it has one', async ({ page, watch }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const link = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  await open(page, watch, '/services/vulnerability-assessment-penetration-testing');
  await scrollTo(page, 400);
  await expect(link).toHaveAttribute('href', '#talk');
  await link.click();
  await expect(page.getByRole('form')).toBeInViewport();
  // Its link would lead where one is, and takes room from it.
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(link).toHaveCount(0);
  expect((await bar.boundingBox())?.height).toBe(36);
  await scrollTo(page, 400);
  await expect(link).toBeVisible();
  await page.goto('/careers');
  await alive(page);
  await scrollTo(page, 400);
  await expect(link).toHaveAttribute('href', '/contact-us');
});
