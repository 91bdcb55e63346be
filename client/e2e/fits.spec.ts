import { readFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';
import { everyPath, expect, test } from './site.ts';

/* Pages of every kind have words of their own, which the stories with long words cannot know. */
const hands = 4;

for (let hand = 0; hand < hands; hand++) {
  test(`the words of every page stay in their boxes (${hand + 1} of ${hands})`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const file = `${import.meta.dirname}/../.storybook/narrow.ts`;
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    const whatSticksOut = `(() => { ${code.replace(/^export (?=const|function)/gm, '')}; return whatSticksOut(document.body); })()`;
    const paths = await everyPath(request);
    for (const path of paths.filter((_, i) => i % hands === hand)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of [1280, 1000, 768, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(whatSticksOut), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
