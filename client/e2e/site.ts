import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Request } from '@playwright/test';

export { expect };

/** What a journey watches while it goes on. */
export interface Watch {
  /** GraphQL requests so far. */
  graphql: Request[];
  /** What stands in the console, errors and warnings alike. */
  console: string[];
  /** Requests to other hosts. */
  strangers: string[];
}

/**
 * A page that is watched: when a journey ends, its console must be empty, and nobody but this site may have been asked
 * for anything.
 */
export const test = base.extend<{ expected: RegExp | null; watch: Watch }>({
  /** What the console may say, in journeys that provoke it. */
  expected: [null, { option: true }],
  watch: [
    async ({ page, baseURL, expected }, use) => {
      const watch: Watch = { graphql: [], console: [], strangers: [] };
      page.on('console', (message) => watch.console.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => watch.console.push(`thrown: ${error.message}`));
      page.on('request', (request) => {
        const { origin, pathname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) watch.strangers.push(request.url());
        if (pathname === '/graphql') watch.graphql.push(request);
      });
      await use(watch);
      expect(watch.console.filter((line) => !expected?.test(line))).toEqual([]);
      expect(watch.strangers).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page as a visitor who comes from elsewhere does, and waits until it is alive. It must not ask for data. */
export async function open(page: Page, watch: Watch, path: string): Promise<void> {
  const before = watch.graphql.length;
  await page.goto(path);
  await alive(page);
  expect(watch.graphql.slice(before).map((request) => request.url())).toEqual([]);
}

/** From here on time passes in the page when it is told to, however busy the machine is. Returns how to tell. */
export async function holdTime(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install({ time: '2030-01-01T00:00:00Z' });
  await page.clock.pauseAt('2030-01-01T00:00:10Z');
  return (milliseconds) => page.clock.runFor(milliseconds);
}

/** React has taken the page over when it listens on the root. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const main = root?.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Goes down a page and back: parts far below are taken over by React only when they come near. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const go = (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      return new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) await go(top);
    await go(0);
  });
}

/** What axe finds wrong, in a line each. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Names a sender nobody else uses, so that what was received can be told apart. */
export function someone(name: string): string {
  return `${name} ${randomUUID().slice(0, 6)}`;
}

/** The lines of `site submissions list` that hold a sender's name. */
export function received(sender: string, data = process.env.E2E_DATA): string[] {
  const list = execFileSync(process.env.SITE ?? '', ['submissions', 'list', '--first', '0'], {
    env: { ...process.env, DATA: data },
    encoding: 'utf8',
  });
  return list.split('\n').filter((line) => line.includes(sender));
}
