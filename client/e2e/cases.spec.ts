import type { Page } from '@playwright/test';
import { expect, handled, open, test } from './site.ts';

const number = (page: Page) => page.locator('main p[data-morph]');

/** The lengths of the lines at the top of a case study, and the figures they stand for. */
async function lines(page: Page) {
  return page.evaluate(() => {
    const rects = [...document.querySelectorAll('main svg rect')].slice(0, 2);
    const sentence = document.querySelector('main svg[data-grows]')?.getAttribute('aria-label') ?? '';
    const [, before, after] = /Before: ([\d.,]+\d).*?After: ([\d.,]+\d)/.exec(sentence) ?? [];
    return {
      figures: [before, after].map((text = '') => Number(text.replaceAll(',', ''))),
      lengths: rects.map((rect) => rect.getBoundingClientRect().width),
      starts: rects.map((rect) => rect.getBoundingClientRect().left),
    };
  });
}

test('the number of a case study is its hero: 200 px on phones, 306 px on wide screens @once', async ({
  page,
  watch,
}) => {
  await open(page, watch, '/case-study/cloud-cost-review');
  for (const [width, size] of [
    [320, 200],
    [689, 200],
    [1000, 240],
    [1280, 306],
    [1920, 306],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    const px = await number(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(Math.abs(px - size), `${px} px at ${width}`).toBeLessThan(1);
    await expect(page.getByText('Illustrative example: not a real client')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const slug of ['cloud-cost-review', 'chatbot', 'leaver-access']) {
  test(`before and after are to scale at every width: ${slug} @once`, async ({ page, watch }) => {
    // Otherwise the lines of a window that doesn't show them yet wait to grow.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, watch, `/case-study/${slug}`);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { figures, lengths, starts } = await lines(page);
      const [before = 0, after = 0] = figures;
      expect(before * after).toBeGreaterThan(0);
      expect((lengths[1] ?? 0) / (lengths[0] ?? 1) / (after / before), `${width} px`).toBeCloseTo(1, 2);
      expect(starts, 'both begin at the edge of the page').toEqual([0, 0]);
    }
  });
}

test('the figure of a case study stands once above its chart, which begins on the first screen @once', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const slug of ['ai-ml-development', 'chatbot', 'leaver-access', 'crm-system', 'icu-shift-cover']) {
    await open(page, watch, `/case-study/${slug}`);
    expect((await page.locator('main figure').first().boundingBox())?.y, slug).toBeLessThanOrEqual(690);
    const [figure = ''] = /[\d.,]+/.exec((await number(page).textContent()) ?? '') ?? [];
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(new RegExp(`\\b${figure}\\b`));
    const above = await page.evaluate(() => {
      const range = document.createRange();
      range.setStart(document.querySelector('main') as HTMLElement, 0);
      range.setEndBefore(document.querySelector('main h2#chart') as HTMLElement);
      return range.toString();
    });
    expect(above.match(new RegExp(`(?<!\\d|\\d[.,])${figure}(?!\\d|[.,]\\d)`, 'g')), slug).toHaveLength(1);
  }
});

test('a whole row of the list of case studies leads to its page @once', async ({ page, watch }) => {
  await open(page, watch, '/case-study');
  const row = page.locator('main li', { hasText: 'A smaller cloud bill' });
  // Before the code of the list is there, the browser follows the link itself.
  await handled(row.locator('xpath=ancestor::section'));
  // The link lies above the lines.
  await row.locator('svg').click({ force: true });
  await expect(page).toHaveURL('/case-study/cloud-cost-review');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The chart is loaded with the page.
  await expect(page.getByRole('heading', { name: 'Where $40,100 a month went' })).toBeVisible();
  await expect(page.getByText('Small change in 40 places', { exact: true })).toBeAttached();
});
