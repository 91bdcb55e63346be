import { type APIRequestContext, expect } from '@playwright/test';
import { kinds } from './kinds.ts';

/** A page of the sitemap, or a sample job, which the sitemap leaves out. */
export interface SitePage {
  path: string;
  html: string;
  /** Whether it is one of a few pages that have every element, in its style and place, between them. */
  isSample: boolean;
}

let pages: Promise<SitePage[]> | undefined;

/** Every page of the sitemap as the server writes it. Read once by each worker. */
export function everyPage(request: APIRequestContext): Promise<SitePage[]> {
  pages ??= readPages(request);
  return pages;
}

/** The path of every page, from the sitemap and the job search. */
async function everyPath(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  for (const list of ['/careers', '/careers?page=2']) {
    const jobs = mainOf(await (await request.get(list)).text());
    paths.push(...[...jobs.matchAll(/href="(\/careers\/[a-z0-9-]+-[0-9]+)"/g)].map(([, path = '']) => path));
  }
  expect(paths.length).toBeGreaterThan(130);
  return paths;
}

async function readPages(request: APIRequestContext): Promise<SitePage[]> {
  const read: SitePage[] = [];
  for (const path of await everyPath(request)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    read.push({ path, html: await answer.text(), isSample: false });
  }
  chooseSamples(read);
  return read;
}

/** One page of each kind, and then always the page that has most of what is missing. */
function chooseSamples(pages: SitePage[]): void {
  const left = pages.map((page) => ({ page, joints: joints(page.html) }));
  const worth = ({ page, joints }: (typeof left)[number]) => joints.size + (kinds.includes(page.path) ? 1e6 : 0);
  for (;;) {
    left.sort((a, b) => worth(b) - worth(a));
    const next = left.shift();
    if (!next || worth(next) === 0) return;
    next.page.isSample = true;
    for (const { joints } of left) for (const joint of next.joints) joints.delete(joint);
  }
}

const single = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'svg', 'wbr']);

/** What the main part is made of: each element with its class, its parent's, and the ground that both stand on. */
function joints(html: string): Set<string> {
  const main = mainOf(html).replace(/(<svg\b[^>]*>).*?<\/svg>/gs, '$1');
  const above: { element: string; ground: string }[] = [];
  const found = new Set<string>();
  for (const [, end, name = '', attributes = ''] of main.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (end && !single.has(name)) above.pop();
    if (end) continue;
    const parent = above.at(-1);
    const element = `${name} ${/ class="[^"]*"/.exec(attributes)?.[0] ?? ''}`;
    const ground = / data-ground="[^"]*"/.exec(attributes)?.[0] ?? parent?.ground ?? '';
    found.add(`${ground}: ${parent?.element} > ${element}`);
    if (!single.has(name)) above.push({ element, ground });
  }
  return found;
}

export const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
