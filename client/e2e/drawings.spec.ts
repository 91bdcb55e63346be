import { faultsOfDrawings, fullBleed } from './drawings.ts';
import { everyPage, mainOf } from './everyPage.ts';
import { expect, test } from './site.ts';

test('drawings keep inside their frames, and their words are large enough and apart @once', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = new Set<string>();
  for (const { path, html } of await everyPage(request)) {
    const drawings = [...mainOf(html).matchAll(/<svg\b.*?<\/svg>/gs)].map(([drawing]) => drawing);
    if (drawings.every((drawing) => seen.has(drawing))) continue;
    for (const drawing of drawings) seen.add(drawing);
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(faultsOfDrawings, fullBleed), `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(seen.size).toBeGreaterThan(300);
});
