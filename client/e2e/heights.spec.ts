import { everyPage } from './everyPage.ts';
import { expect, test } from './site.ts';

/** How high pages may be, in px, on a desk of 1280 px and on a phone of 360 px. */
const limits = [
  { pages: /^\/services\/.+/, count: 36, desk: 5000, phone: 8000 },
  { pages: /^\/our-services\/.+/, count: 13, desk: 5800, phone: 9100 },
  { pages: /^\/case-study\/.+/, count: 25, desk: 4600, phone: 7200 },
  { pages: /^\/products\/.+/, count: 4, desk: 3850, phone: 6050 },
  { pages: /^\/$/, count: 1, desk: 5500, phone: 8000 },
  { pages: /^\/services$/, count: 1, desk: 3500, phone: 6000 },
  { pages: /^\/contact-us$/, count: 1, desk: 3800, phone: 5700 },
  { pages: /^\/events$/, count: 1, desk: 3750, phone: 6200 },
];

for (const { pages, count, desk, phone } of limits)
  test(`pages like ${pages.source} are at most ${desk} and ${phone} px high @once @chromium`, async ({ page }) => {
    const paths = (await everyPage(page.request)).map(({ path }) => path).filter((path) => pages.test(path));
    expect(paths).toHaveLength(count);
    for (const path of paths) {
      await page.goto(path);
      for (const [width, limit] of [
        [1280, desk],
        [360, phone],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const height = await page.evaluate(() => {
          // What is far below the window is not laid out until the page is complete.
          delete document.documentElement.dataset.partial;
          return document.documentElement.scrollHeight;
        });
        expect.soft(height, `${path} at ${width} px`).toBeLessThanOrEqual(limit);
      }
    }
  });
