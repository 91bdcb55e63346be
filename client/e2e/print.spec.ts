import { execFileSync } from 'node:child_process';
import { expect, open, test } from './site.ts';

const tag = '@text-of-paper';
test('paper has the words of a page, and none of its controls', { tag }, async ({ page, watch }) => {
  for (const path of ['/blogs/hr-trends', '/services/seo-services']) {
    await open(page, watch, path);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const pdf = await page.pdf({ format: 'A4' });
    const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).replace(/\s+/g, ' ');
    expect(text).toContain(title.slice(0, 20));
    expect(text).not.toContain('Skip to content');
    expect(text).not.toContain('Back to top');
  }
});

test('no heading ends a sheet', { tag }, async ({ page, watch }) => {
  for (const path of [
    '/brochures',
    '/careers',
    '/case-study/chatbot',
    '/case-study/leaver-access',
    '/contact-us',
    '/our-services/software-development',
    '/services/data-warehousing-services',
    '/services/gateway-design-and-development',
    '/tech-partners',
  ]) {
    await open(page, watch, path);
    const headings = await page.locator('h1, h2, h3, section > div > p:first-child:has(+ div > h2)').allTextContents();
    for (const format of ['Letter', 'A4']) {
      const input = await page.pdf({ format });
      const sheets = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' });
      // The last sheet ends with the page, and what follows it is empty.
      for (const sheet of sheets.split('\f').slice(0, -2)) {
        const last = sheet.trim().split('\n').at(-1) ?? '';
        expect(
          headings.filter((heading) => heading === last.trim()),
          `${path} on ${format}`,
        ).toEqual([]);
      }
    }
  }
});

// WebKit lays paper out wide and breaks words in narrow columns.
test('on paper a section has one column @media', async ({ page, watch }) => {
  await open(page, watch, '/our-services/cloud-services');
  const columns = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section h2')].map((heading) => {
        const { display, gridTemplateColumns } = getComputedStyle(heading.parentElement?.parentElement as Element);
        return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
      }),
    );
  const onScreen = await columns();
  await page.emulateMedia({ media: 'print' });
  const onPaper = await columns();
  // Heads beside their text. Rows of cards keep their columns, and so does the call to action at the end.
  const beside = onPaper.filter((_, i) => onScreen[i] === 2).slice(0, -1);
  expect(beside.length).toBeGreaterThan(0);
  expect(beside).toEqual(beside.map(() => 1));
});

test('on paper, all words stand on light grounds @media', async ({ page, watch }) => {
  for (const path of ['/services/security-operations', '/brochures', '/']) {
    await open(page, watch, path);
    const onDark = () =>
      page.locator('main *').evaluateAll((all) => {
        const light = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number)) > 150;
        const ground = (of: Element | null): string => {
          const color = of ? getComputedStyle(of).backgroundColor : 'rgb(255, 255, 255)';
          return color === 'rgba(0, 0, 0, 0)' ? ground(of?.parentElement ?? null) : color;
        };
        return all
          .filter((of) => of.checkVisibility() && [...of.childNodes].some((node) => /\w/.test(node.nodeValue ?? '')))
          .filter((of) => !light(ground(of)))
          .map((of) => `${of.textContent?.slice(0, 40)} on ${ground(of)}`);
      });
    expect((await onDark()).length, path).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await onDark(), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
