import type { Page } from '@playwright/test';
import { everyPage } from './everyPage.ts';
import { kinds } from './kinds.ts';
import { alive, expect, test } from './site.ts';

test.describe.configure({ timeout: 600_000 });

/* Places in a page, as parts of the way down. */
const parts = [0.3, 0.6, 0.95] as const;

for (const width of [1280, 375])
  test(`F8: pages are shown where they were left, at ${width} px`, async ({ page, request, browserName }) => {
    await page.setViewportSize({ width, height: 800 });
    // Each page at one of the widths. Where documents are restored browsers differ, but pages do not.
    const samples = (await everyPage(request)).filter(({ isSample }) => isSample).map(({ path }) => path);
    const pages = browserName === 'chromium' ? samples : kinds;
    const paths = pages.filter((_, i) => i % 2 === (width === 375 ? 1 : 0));
    await page.goto('/privacy-policy');
    await alive(page);
    const wrong: string[] = [];
    for (const [i, path] of paths.entries()) {
      await moveTo(page, path);
      const leave = i % 2 === 0 ? reload : visitDocument;
      const left = await goDown(page, parts[i % 3] ?? 0);
      await leave(page);
      await alive(page);
      const off = await settle(page, left, browserName);
      if (off > 2) wrong.push(`${leave.name} ${path}: off by ${off}`);
      // The page is as the server wrote it now, with the parts that come later.
      const { left: place, found: back } = await goAndComeBack(page, path, parts[(i + 1) % 3] ?? 0);
      if (Math.abs(place - back) > 2) wrong.push(`Back to ${path}: ${place} became ${back}`);
    }
    expect(wrong).toEqual([]);
  });

const reload = (page: Page) => page.reload({ waitUntil: 'domcontentloaded' });

async function visitDocument(page: Page) {
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'domcontentloaded' });
}

/** Goes to another page of the site without a new document. */
function moveTo(page: Page, path: string): Promise<void> {
  return page.evaluate(async (path) => {
    const link = Object.assign(document.createElement('a'), { href: path });
    document.body.append(link);
    const heading = document.querySelector('main h1');
    link.click();
    link.remove();
    const shown = () => document.querySelector('main h1');
    while (shown() === heading || document.activeElement !== shown()) await new Promise(requestAnimationFrame);
  }, path);
}

/** What is shown: the heading nearest to the top of the window, and how far it is from there. */
interface Place {
  y: number;
  heading: number;
  top: number;
}

async function goDown(page: Page, part: number): Promise<Place> {
  return page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: Math.round((scrollHeight - innerHeight) * part), behavior: 'instant' });
    const tops = [...document.querySelectorAll('main h1, main h2, footer')].map((e) => e.getBoundingClientRect().top);
    const heading = tops.reduce((best, top, i) => (Math.abs(top) < Math.abs(tops[best] ?? 0) ? i : best), 0);
    return { y: scrollY, heading, top: tops[heading] ?? 0 };
  }, part);
}

/**
 * How far a loaded page is from a place. Browsers may restore it a little after the load. A part above may have another
 * height until it is in view: Chromium moves the place with it. Firefox keeps the scroll position.
 */
async function settle(page: Page, left: Place, browserName: string): Promise<number> {
  const distance = ([{ y, heading, top }, isFirefox]: [Place, boolean]) => {
    if (isFirefox) return Math.abs(scrollY - y);
    const now = document.querySelectorAll('main h1, main h2, footer')[heading]?.getBoundingClientRect().top;
    return Math.round(Math.abs((now ?? 9999) - top));
  };
  const off = () => page.evaluate(distance, [left, browserName === 'firefox'] as [Place, boolean]);
  await expect
    .poll(off, { timeout: 15_000 })
    .toBeLessThanOrEqual(2)
    .catch(() => {});
  return off();
}

/** Leaves by a link and comes back. */
function goAndComeBack(page: Page, path: string, part: number): Promise<{ left: number; found: number }> {
  return page.evaluate(
    async ([path, part]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const until = async (done: () => boolean) => {
        while (!done()) await frame();
      };
      const title = document.title;
      const away = path === '/events' ? '/about' : '/events';
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: Math.round((scrollHeight - innerHeight) * part), behavior: 'instant' });
      await frame();
      const left = scrollY;
      document.querySelector<HTMLElement>(`header a[href="${away}"]`)?.click();
      await until(() => document.title !== title && document.activeElement === document.querySelector('main h1'));
      history.back();
      await until(() => document.title === title);
      await frame();
      return { left, found: scrollY };
    },
    [path, part] as const,
  );
}
