import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drawn, type Figure } from './drawn.ts';
import { expect, open, test } from './site.ts';

/*
 * Documents draw diagrams and product screens from this file. Write it again after changing either one:
 * npx playwright test --project=chromium figures --update-snapshots
 */
const file = `${import.meta.dirname}/../../server/brand/figures.json`;

/** A page with each figure. Diagrams are drawn 1000 units wide, screens as wide as reads well on paper. */
const places: Record<string, { path: string; label: RegExp; width: number }> = {
  ZERO_TRUST: { path: '/our-services/it-security-service', label: /./, width: 1000 },
  PIPELINE: { path: '/our-services/software-development', label: /./, width: 1000 },
  DATA_FLOW: { path: '/our-services/data-engineering-and-analytics', label: /./, width: 1000 },
  STAFFING_FUNNEL: { path: '/our-services/it-staffing-services', label: /./, width: 1000 },
  INTEGRATION_HUB: { path: '/our-services/integration-services', label: /./, width: 1000 },
  HANDOVER: { path: '/about', label: /./, width: 1000 },
  MAILZZY_CAMPAIGN: { path: '/products', label: /^Mailzzy campaign/, width: 620 },
  MAILZZY_REPORT: { path: '/products/mailzzy', label: /^Mailzzy report/, width: 620 },
  INKFREE_SIGNING: { path: '/products', label: /^InkFree: a contract/, width: 620 },
  WORK360_BOARD: { path: '/products', label: /^Work360 board/, width: 620 },
  RFPPRO_LIBRARY: { path: '/products', label: /^RFPPro: one answer/, width: 620 },
};

test('documents draw the diagrams and screens that pages show @once', async ({ page, watch, browserName }, info) => {
  test.skip(browserName !== 'chromium');
  const now: Record<string, Figure> = {};
  for (const [name, { path, label, width }] of Object.entries(places)) {
    await open(page, watch, path);
    const isDiagram = width === 1000;
    const diagram = name === 'HANDOVER' ? 'main figure > [role=img]' : 'main figure svg[viewBox^="0 0 1000 "]';
    const one = isDiagram ? page.locator(diagram).first() : page.getByRole('figure', { name: label }).first();
    await one.scrollIntoViewIfNeeded();
    now[name] = await one.evaluate(drawn, { width, letters: isDiagram ? 1.2 : 1 });
    if (isDiagram && name !== 'HANDOVER') refer(now[name], await labelsOn(page, path));
  }
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figure>;
  if (info.config.updateSnapshots === 'changed') writeFileSync(file, format({ ...stored, ...now }));
  for (const [name, figure] of Object.entries(now))
    expect(summary(figure), `${name} is not what documents draw, see the head of this file`).toEqual(
      summary(stored[name]),
    );
});

type Label = Record<'title' | 'note' | 'time', string | null>;

/** The labels of the diagram on a page. */
async function labelsOn(page: Page, path: string): Promise<Label[]> {
  const query = `query ($path: String!) {
    page(path: $path) { sections { __typename ... on DiagramSection { labels { title note time } } } }
  }`;
  const response = await page.request.post('/graphql', { data: { query, variables: { path } } });
  const sections = (await response.json()).data.page.sections as { labels?: Label[] }[];
  return sections.flatMap(({ labels = [] }) => labels);
}

/** Says of each piece of text which label it is of: documents put in the words of their page. */
function refer(figure: Figure, labels: Label[]) {
  const places = labels.flatMap((label, i) =>
    (['title', 'note', 'time'] as const).map((part) => ({ text: label[part], label: i + 1, part })),
  );
  for (const one of figure.words) {
    const found = places.filter(({ text }) => text === one.text);
    expect(found, `“${one.text}” is in one label of the page`).toHaveLength(1);
    Object.assign(one, found[0], { text: one.text });
  }
}

/** One line for each shape and each piece of text, so that changes can be read. */
function format(figures: Record<string, Figure>): string {
  const lines = (list: unknown[]) => list.map((item) => `\n   ${JSON.stringify(item)}`).join(',');
  const one = ({ shapes, words, ...rest }: Figure) =>
    `{${JSON.stringify(rest).slice(1, -1)},\n  "shapes":[${lines(shapes)}],\n  "words":[${lines(words)}]}`;
  return `{${Object.entries(figures)
    .map(([name, figure]) => `\n "${name}":${one(figure)}`)
    .join(',')}\n}\n`;
}

/** What must be equal: words unless each page has its own, colors and kinds, and places to within some pixels, since browsers round. */
function summary(figure: Figure | undefined) {
  const near = (n: number) => Math.round(n / 8);
  return {
    alt: figure?.words.some(({ label }) => label) || figure?.alt,
    size: [near(figure?.width ?? 0), near(figure?.height ?? 0)],
    words: figure?.words.map(({ text, label, part, anchor, font, size, color }) =>
      [label ? `${label} ${part}` : text, anchor, font, size, color].join(' '),
    ),
    shapes: figure?.shapes.map(({ fill, stroke, width, contours }) => `${fill} ${stroke} ${width} ${contours.length}`),
  };
}
