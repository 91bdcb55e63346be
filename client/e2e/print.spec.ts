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
