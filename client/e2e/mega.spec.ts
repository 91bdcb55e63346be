import type { Locator } from '@playwright/test';
import { expect, open, test, violations } from './site.ts';

const groups = [
  'Software development',
  'AI/ML',
  'IT security',
  'Cloud',
  'Digital marketing',
  'Integration',
  'Data engineering',
  'IT staffing',
  'Healthcare staffing',
];

test('M1: nine groups, and every service is listed once, in the menu or on its group’s page @once', async ({
  request,
}) => {
  const query =
    '{ site { menu { groups { title path items { link } } } } pages(kind: SERVICE) { path ... on ServicePage { group { path } } } }';
  const { site, pages } = (await (await request.post('/graphql', { data: { query } })).json()).data;
  const all = site.menu.flatMap(
    (entry: { groups: { title: string; path: string; items: { link: string }[] }[] }) => entry.groups,
  );
  expect(new Set(all.map(({ title }: { title: string }) => title))).toEqual(new Set(groups));
  const links = all
    .flatMap(({ items }: { items: { link: string }[] }) => items.map(({ link }) => link))
    .filter((link: string) => link.startsWith('/services/'));
  expect(new Set(links).size).toBe(links.length);
  expect(pages).toHaveLength(36);
  for (const { path, group } of pages as { path: string; group: { path: string } | null }[]) {
    if (links.includes(path)) continue;
    const html = await (await request.get(group?.path ?? '')).text();
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>')), path).toContain(`href="${path}"`);
  }
});

test('M2: the panel is a named region of named lists, and no menu @once', async ({ page, watch }) => {
  await open(page, watch, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const panel = page.getByRole('region', { name: 'Services', exact: true });
  for (const name of groups) {
    await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/our-services\//);
    await expect(panel.getByRole('list', { name, exact: true })).toBeVisible();
  }
  await expect(page.locator('[role^=menu]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('M3: the picture is that of the page’s group, follows pointer and focus, and moves nothing @once', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/services/data-pipeline-services');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const panel = page.getByRole('region', { name: 'Services', exact: true });
  const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
  await expect(panel.getByRole('link', { name: 'See Data engineering' })).toBeVisible();
  const before = await height();
  await panel.getByRole('link', { name: 'IT security', exact: true }).focus();
  await expect(panel.getByRole('link', { name: 'See IT security' })).toBeVisible();
  await panel.getByRole('link', { name: 'Healthcare staffing', exact: true }).hover();
  await expect(panel.getByRole('link', { name: 'See Healthcare staffing' })).toBeVisible();
  expect(await height()).toBe(before);
});

test('M3: no sentence of a group makes the panel higher, and panels with cards are of one height @once', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Services' }).click();
  const panel = page.getByRole('region', { name: 'Services', exact: true });
  const heights = new Set<number>();
  for (const name of groups) {
    await panel.getByRole('link', { name, exact: true }).focus();
    await expect(panel.getByRole('link', { name: `See ${name}` })).toBeVisible();
    heights.add(await panel.evaluate((element) => element.getBoundingClientRect().height));
  }
  expect(heights.size).toBe(1);
  for (const name of ['Products', 'Resources']) {
    await header.getByRole('button', { name }).click();
    const cards = page.getByRole('region', { name, exact: true });
    await expect(cards.locator('svg').first()).toBeVisible();
    // With the line above it.
    expect((await cards.boundingBox())?.height).toBe(309);
  }
});

test('M4: the panel’s links are in the HTML, its picture is drawn when it opens @once', async ({
  page,
  watch,
  request,
}) => {
  const html = await (await request.get('/events')).text();
  for (const name of groups) expect(html).toContain(`>${name}</a>`);
  await open(page, watch, '/events');
  const panel = page.locator('#panel-services');
  await expect(panel).toBeHidden();
  await expect(panel.locator('svg')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await expect(panel.locator('svg').first()).toBeVisible();
});

test('M5: in a low window the panel scrolls inside and leaves the page where it is', async ({ page, watch }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, watch, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const panel = page.getByRole('region', { name: 'Services', exact: true });
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  expect(
    await panel.evaluate((element) => [
      getComputedStyle(element).overscrollBehaviorY,
      element.scrollHeight > element.clientHeight,
    ]),
  ).toEqual(['contain', true]);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  const whole = await panel.boundingBox();
  expect((whole?.y ?? 0) + (whole?.height ?? 0), 'the page stays in sight').toBeLessThan(900);
});

test('M6: no label is cut, also when labels are longer by two fifths', async ({ page, watch }) => {
  await open(page, watch, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const panel = page.getByRole('region', { name: 'Services', exact: true });
  // The trigger moves with the width; off it, the panel would close.
  await panel.hover();
  expect(await panel.locator('a').count()).toBeGreaterThan(30);
  const widths = [1096, 1280, 1536];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutLabels(panel), `at ${width} px`).toEqual([]);
  }
  await panel.locator('a').evaluateAll((links) => {
    for (const link of links) link.append(' wordy'.repeat(Math.ceil(((link.textContent?.length ?? 0) * 0.4) / 6)));
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutLabels(panel), `longer, at ${width} px`).toEqual([]);
    const columns = await panel
      .getByRole('list')
      .evaluateAll(
        (lists) => new Set(lists.slice(1, 10).map((list) => Math.round(list.getBoundingClientRect().left))).size,
      );
    expect(columns).toBe(3);
  }
});

/** A label is cut where its text runs out of the window, or out of a box that hides what runs out. */
function cutLabels(panel: Locator): Promise<(string | null)[]> {
  return panel.locator('a').evaluateAll((links) => {
    const runsOut = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < 0 || right > document.documentElement.clientWidth) return true;
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return true;
        if (/hidden|clip/.test(overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1)) return true;
      }
      return false;
    };
    return links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const cut: (string | null)[] = [];
      while (texts.nextNode()) if (runsOut(texts.currentNode)) cut.push(texts.currentNode.textContent);
      return cut;
    });
  });
}
