import { everyPage, mainOf } from '../everyPage.ts';
import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('every page has its text in the first HTML', async ({ request }) => {
  for (const { path, html } of await everyPage(request)) {
    const main = mainOf(html);
    const text = main.replace(/<(script|style|template)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
    expect.soft(text.split(/\s+/).length, `words of ${path}`).toBeGreaterThan(100);
    // V6: marks became elements; none of them is left to be read.
    expect.soft(/\*\*\S|(?<!\w)__\w|\]\(\S/.exec(text)?.[0], `marks on ${path}`).toBeUndefined();
    expect.soft(main.match(/<h1\b/g)?.length, `headings of ${path}`).toBe(1);
    expect.soft(/<footer\b.*<a\b.*<\/footer>/s.test(html), `footer of ${path}`).toBe(true);
  }
});

test('every kind of page is shown whole', async ({ page, request }) => {
  test.setTimeout(600_000);
  for (const { path, isSample } of await everyPage(request)) {
    if (!isSample) continue;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const text = await page.getByRole('main').innerText();
    expect.soft(text.split(/\s+/).length, `words of ${path}`).toBeGreaterThan(100);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
  }
});

test('H13: the menu opens by pointer and focus', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Products' }).hover();
  await menu.getByRole('link', { name: 'Work360' }).click();
  await expect(page).toHaveURL('/products/work360');
});

test('the office that opens next is named in the header without being cut', async ({ page }) => {
  await page.goto('/about');
  // Where there is no room at all, it is hidden.
  const chip = page.getByRole('banner').locator('a', { hasText: /Open now|Now answering| opens / });
  for (const width of [320, 360, 375, 390, 414, 768, 1080, 1140, 1280, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const line = chip.locator('[aria-hidden] >> nth=1');
    await expect(line).not.toHaveText('');
    expect(await line.evaluate((e) => e.scrollWidth - e.clientWidth), `at ${width} px`).toBe(0);
  }
});

test('on a phone the menu unfolds below the header', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page).toHaveURL('/events');
});

test('V6: marked text is elements in the first HTML, and what a visitor types is never marked', async ({ page }) => {
  await page.goto('/careers/general-application');
  const text = page.getByRole('main');
  await expect(text.getByRole('link', { name: 'open jobs', exact: true })).toHaveAttribute('href', '/careers');
  await page.goto('/blogs/quantum-computing');
  expect(await text.locator('strong').count()).toBeGreaterThan(0);
  const typed = '**go** __x__ [a](javascript:alert(1)) <b>';
  await page.goto(`/careers?q=${encodeURIComponent(typed)}`);
  await expect(page.locator('#job-results')).toHaveText(`No jobs match “${typed}”`);
  await expect(page.getByRole('searchbox')).toHaveValue(typed);
  await expect(page.locator('#job-results').locator('*')).toHaveCount(0);
  expect(await page.locator('a[href^="javascript" i]').count()).toBe(0);
});
