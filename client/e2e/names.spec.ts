import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { OwnSite } from './ownSite.ts';
import { alive } from './site.ts';

test.describe.configure({ timeout: 600_000 });

/** What is wrong with the header at the window's width: too wide, too high, cut, or without its links. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) found.push('the page is too wide');
    const header = document.querySelector('header') as HTMLElement;
    const { top, bottom } = header.getBoundingClientRect();
    if (bottom - top > 80) found.push(`the header is ${bottom - top} px high`);
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const bar = header.firstElementChild as HTMLElement;
    const items = [...bar.querySelectorAll('a, button')].filter(
      (item) => !item.closest('[data-panel]') && isShown(item),
    );
    const entries = items.filter((item) => item.matches('[data-top]'));
    const contact = items.filter((item) => item.textContent === 'Contact us');
    // In narrow windows, the bar at the bottom has the link to contact.
    const isWide = matchMedia('(min-width: 67.5em)').matches;
    const burger = items.some((item) => item.getAttribute('aria-label') === 'Menu');
    if (entries.length !== (burger ? 0 : 8) || contact.length !== (isWide ? 1 : 0))
      found.push(`${entries.length} entries, ${contact.length} links to contact, ${burger ? 'a' : 'no'} button`);
    const boxes = items.map((item) => item.getBoundingClientRect());
    for (const [i, item] of items.entries()) {
      const box = boxes[i] as DOMRect;
      const words = item.textContent?.trim() || item.getAttribute('aria-label');
      if (box.left < 0 || box.right > width + 0.5 || box.top < top - 0.5 || box.bottom > bottom + 0.5)
        found.push(`“${words}” sticks out`);
      if (item.scrollWidth > item.clientWidth + 1 && item.clientWidth > 0) found.push(`“${words}” is cut`);
      const range = document.createRange();
      range.selectNodeContents(item);
      const text = range.getBoundingClientRect();
      if (text.top < top - 0.5 || text.bottom > bottom + 0.5) found.push(`the letters of “${words}” stick out`);
      for (const [j, other] of boxes.entries())
        if (j > i && box.left < other.right - 1 && other.left < box.right - 1)
          found.push(`“${words}” overlaps the next`);
    }
    return found;
  });

async function atEveryWidth(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  const found: string[] = [];
  const widths = Array.from({ length: 41 }, (_, i) => 320 + 40 * i).concat([375, 1079, 1081, 1366]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    found.push(...(await faults(page)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

const names = [
  'Hire360',
  'Hire360 Technologies',
  'Northwind Staffing and Technologies',
  'Northwind Staffing & Technologies Ltd LLC',
  'WWW MEDIA COMMUNICATIONS MANAGEMENT GMBH',
  'Donaudampfschifffahrtsgesellschaftskapit',
  '株式会社グローバル人材技術ソリューションズホールディングスジャパン東京大阪',
  'I',
];

// Firefox gets two of them.
for (const [i, name] of names.entries())
  test(`Y2: the header has room for “${name}” at every width${i % 5 === 1 ? '' : ' @once'}`, async ({ page }) => {
    await using site = await OwnSite.start('serve', { SITE_NAME: name });
    expect(await atEveryWidth(page, `${site.url}/about`)).toEqual([]);
    // It's whole in the drawer, and nothing sticks out on pages without a place in the menu.
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${site.url}/nowhere`);
    await alive(page);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const home = page.getByRole('dialog').getByRole('link', { name: `${name} home` });
    await expect(home).toBeInViewport({ ratio: 1 });
    expect(await home.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
  });

test('Y2: the header has room for menu labels that are two fifths longer', async ({ page }) => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(resolve(import.meta.dirname, '../../server/content'), content, { recursive: true });
  const file = join(content, 'site.yml');
  const longer = (title: string) => title + title.toLowerCase().slice(0, Math.ceil(title.length * 0.4));
  const text = readFileSync(file, 'utf8').replace(
    /^( {2}- (?:\{ )?title: )(\w+)/gm,
    (_, key, title) => key + longer(title),
  );
  expect(text).toContain('Servicesserv');
  writeFileSync(file, text);
  await using site = await OwnSite.start('serve', { CONTENT: content, SITE_NAME: names[2] ?? '' });
  expect(await atEveryWidth(page, `${site.url}/about`)).toEqual([]);
  rmSync(content, { recursive: true });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Y2: a long name has room before scripts have loaded', async ({ page }) => {
    test.skip(test.info().project.name !== 'chromium', 'only there can scripts be turned off');
    await using site = await OwnSite.start('serve', { SITE_NAME: names[3] ?? '' });
    await page.setViewportSize({ width: 1100, height: 700 });
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 700 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact us' })).toBeVisible();
  });
});

test('Y9: at twice the size of letters the header is whole from 320 px on', async ({ page }) => {
  test.skip(test.info().project.name !== 'chromium', 'it uses a protocol of Chromium');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/about');
  await alive(page);
  for (const width of [320, 360, 375, 414, 600, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await faults(page), `at ${width} px`).toEqual([]);
    const lines = await page.locator('header a[href="/"] span').evaluate((span) => {
      const { height } = span.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(span).lineHeight));
    });
    expect.soft(lines, `lines of the name at ${width} px`).toBe(1);
  }
});
