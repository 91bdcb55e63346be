import type { Page } from '@playwright/test';
import { alive, everyPath, expect, test } from './site.ts';

/* Every page is loaded four times, and left and returned to six times. */
test.describe.configure({ timeout: 600_000 });

/* Three places in a page, as parts of the way down. */
const parts = [0.3, 0.6, 0.95];

for (const width of [1280, 375])
  for (const half of [0, 1])
    test(`F8: pages are shown where they were left, at ${width} px, half ${half + 1}`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 800 });
      const wrong: string[] = [];
      for (const [i, path] of (await everyPath(request)).entries()) {
        if (i % 2 !== half) continue;
        await page.goto(path);
        await alive(page);
        for (const { left, found } of await goAndComeBack(page, path))
          if (Math.abs(left - found) > 2) wrong.push(`Back to ${path}: ${left} became ${found}`);
        const part = parts[i % 3] ?? 0;
        // Both ways for every page: one at each width.
        const way = (width === 375) === i % 4 < 2 ? reload : leaveForDocument;
        const place = await way(page, part);
        if (place) wrong.push(`${way.name} ${path}: ${place}`);
      }
      expect(wrong).toEqual([]);
    });

/** Leaves by a link and comes back, from each place. One call into the page for all: there are hundreds of these. */
function goAndComeBack(page: Page, path: string): Promise<{ left: number; found: number }[]> {
  return page.evaluate(
    async ([path, parts]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const until = async (done: () => boolean) => {
        while (!done()) await frame();
        await frame();
      };
      const title = document.title;
      const away = path === '/events' ? '/about' : '/events';
      const seen: { left: number; found: number }[] = [];
      for (const part of parts) {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: Math.round((scrollHeight - innerHeight) * part), behavior: 'instant' });
        await frame();
        const left = scrollY;
        document.querySelector<HTMLElement>(`header a[href="${away}"]`)?.click();
        await until(() => document.title !== title && document.activeElement === document.querySelector('main h1'));
        history.back();
        await until(() => document.title === title);
        seen.push({ left, found: scrollY });
      }
      return seen;
    },
    [path, parts] as const,
  );
}

async function reload(page: Page, part: number): Promise<string> {
  const left = await goDown(page, part);
  await page.reload();
  return difference(page, left);
}

async function leaveForDocument(page: Page, part: number): Promise<string> {
  const left = await goDown(page, part);
  await page.goto('/robots.txt');
  await page.goBack();
  return difference(page, left);
}

function goDown(page: Page, part: number): Promise<number> {
  return page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: Math.round((scrollHeight - innerHeight) * part), behavior: 'instant' });
    return scrollY;
  }, part);
}

/** Where a loaded page stands, if it is not where it was left. Browsers may restore the place a little after the load. */
async function difference(page: Page, left: number): Promise<string> {
  await alive(page);
  const close = (place: number) => Math.abs(place - scrollY) <= 2;
  const stays = await page.waitForFunction(close, left, { timeout: 3000 }).then(
    () =>
      page.evaluate(
        (place) => new Promise((done) => requestAnimationFrame(() => done(Math.abs(place - scrollY) <= 2))),
        left,
      ),
    () => false,
  );
  return stays ? '' : `${left} became ${await page.evaluate(() => scrollY)}`;
}
