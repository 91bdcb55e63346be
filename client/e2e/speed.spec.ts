import { kinds } from './kinds.ts';
import { alive, expect, open, readThrough, shiftsOf, test, watchShifts } from './site.ts';

/* At 1280 px it is watched on every page, in pages.spec.ts. */
test('nothing shifts while a page loads and is read, at 360 px', async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShifts(page);
  for (const path of kinds) {
    await page.goto(path);
    await alive(page);
    await readThrough(page);
    const { sum, list } = await shiftsOf(page);
    expect.soft(sum, `${path}: ${list.join(', ')}`).toBeLessThanOrEqual(0.02);
  }
});

test('who scrolls before the page is laid out gets all of it', async ({ page, watch }) => {
  // Sections are laid out when the browser is idle, which it never is here.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await open(page, watch, '/services/cybersecurity-asset-management');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-partial');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(html).not.toHaveAttribute('data-partial');
});

test('a page has three fonts of at most 57 KB together', async ({ page, watch, request }) => {
  const fonts = new Set<string>();
  page.on('request', (asked) => asked.url().endsWith('.woff2') && fonts.add(asked.url()));
  await open(page, watch, '/');
  await page.waitForLoadState('networkidle');
  expect(fonts.size).toBe(3);
  let together = 0;
  for (const font of fonts) together += (await (await request.get(font)).body()).length;
  expect(together).toBeLessThanOrEqual(57_000);
});

test('in print the page has its words, its name and its answers, and nothing to press', async ({ page, watch }) => {
  await open(page, watch, '/our-services/cloud-services');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Hire360']);
  await expect(page.locator('button:visible, form:visible, nav:visible')).toHaveCount(0);
  const contact = page.getByRole('contentinfo').locator(':visible').getByRole('link');
  await expect(contact).toHaveText([/^\+[\d ()-]+$/, /^\S+@\S+$/]);
  const answers = page.locator('details:not([open])');
  expect(await answers.count()).toBeGreaterThan(1);
  const heights = await answers.evaluateAll((all) =>
    all.map(
      (details) =>
        details.getBoundingClientRect().height -
        (details.querySelector('summary')?.getBoundingClientRect().height ?? 0),
    ),
  );
  for (const height of heights) expect(height).toBeGreaterThan(10);
});

test('in forced colours what is drawn as a ground keeps its line', async ({ page, watch }) => {
  // Finds every element, and part before or after one, whose ground has a line's colour, and what is drawn there later.
  const lines = (find: boolean) =>
    page.locator('main').evaluate((main, find) => {
      const probe = document.createElement('i');
      main.after(probe);
      const drawn = (colour: string) => {
        probe.style.background = colour;
        return getComputedStyle(probe).backgroundColor;
      };
      const grounds: string[] = [];
      for (const element of main.querySelectorAll<HTMLElement>('*')) {
        for (const part of ['', '::before', '::after']) {
          const ground = getComputedStyle(element, part).backgroundColor;
          if (find && ground === drawn(getComputedStyle(element).getPropertyValue('--r-line')))
            element.dataset.lines = `${element.dataset.lines ?? ''} ${part || 'self'}`;
          if (element.dataset.lines?.split(' ').includes(part || 'self')) grounds.push(ground);
        }
      }
      const text = drawn('CanvasText');
      probe.remove();
      return { grounds, text };
    }, find);
  for (const path of ['/', '/our-services/software-development']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await open(page, watch, path);
    const { grounds } = await lines(true);
    expect(grounds.length, path).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    const forced = await lines(false);
    expect(new Set(forced.grounds), path).toEqual(new Set([forced.text]));
  }
});
