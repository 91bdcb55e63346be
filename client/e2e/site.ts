import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

export { expect };

/** What the driver of a browser cannot do, and why. Journeys that need it have the tag and are skipped there. */
const missing: Record<string, Record<string, string>> = {
  firefox: {
    '@no-scripts': 'WebDriver BiDi in Firefox cannot switch scripts off for one page',
    '@media': 'Firefox 153 does not know emulation.setMediaFeaturesOverride',
    '@bodies': 'WebDriver BiDi in Firefox does not pass on the bodies of intercepted requests',
    '@scroll-timeline': 'Firefox 153 has no scroll-driven animations: the header is tinted once the scripts are here',
    '@text-of-paper': 'Firefox draws the glyphs of variable fonts as shapes, so a PDF of it has headings without text',
    '@chromium': 'it uses a protocol or a command line of Chromium',
  },
};

/** Firefox reports a font that was still being fetched when the page was left: NS_BINDING_ABORTED. */
const fontOfPageLeft = /^download failed \(font-family: .* status=2152398850 /;

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
 * A page that is watched: when a journey ends, its console must be empty, nobody but this site may have been asked for
 * anything, and no cookie is left behind.
 */
export const test = base.extend<{ expected: RegExp | null; able: undefined; watch: Watch }>({
  able: [
    async ({ browserName, javaScriptEnabled, forcedColors }, use, info) => {
      const abilities = [
        ...info.tags,
        javaScriptEnabled === false && '@no-scripts',
        forcedColors === 'active' && '@media',
      ];
      for (const ability of abilities) {
        const reason = ability && missing[browserName]?.[ability];
        test.skip(Boolean(reason), reason || '');
      }
      await use(undefined);
    },
    { auto: true },
  ],
  /** What the console may say, in journeys that provoke it. */
  expected: [null, { option: true }],
  watch: [
    async ({ able: _, page, baseURL, browserName, expected }, use) => {
      if (browserName === 'firefox') await page.addInitScript(insertLikeKeys);
      const watch: Watch = { graphql: [], console: [], strangers: [] };
      page.on('console', (message) => watch.console.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => {
        if (!fontOfPageLeft.test(error.message)) watch.console.push(`thrown: ${error.message}`);
      });
      page.on('request', (request) => {
        const { origin, pathname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) watch.strangers.push(request.url());
        if (pathname === '/graphql') watch.graphql.push(request);
      });
      await use(watch);
      expect(watch.console.filter((line) => !expected?.test(line))).toEqual([]);
      expect(watch.strangers).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

/** Playwright's fill() sets values in Firefox in a way that React does not notice. Inserts text as typing does instead. */
function insertLikeKeys(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

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

/** React has taken the page over when it has committed its first render, which sets html.js, and knows the main element. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const main = root?.querySelector('main');
    const committed = document.documentElement.classList.contains('js');
    return committed && main && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** React handles the events of a part; those in the middle of a page become React's after the page itself. */
export async function handled(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Holds back the scripts of the next pages, like a slow connection. Returns what lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Goes down a page and back: parts far below are taken over by React only when they come near. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const go = (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      // What a scroll does is drawn before the next one. Chromium has stopped drawing a page that does not change.
      return new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
        setTimeout(drawn, 2000);
      });
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) await go(top);
    await go(0);
  });
}

/** Records how far things shift without input, in pages from now on. Chromium only. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const add = (entries: PerformanceEntryList) => shifts.push(...(entries as Shift[]));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const read = () => add(observer.takeRecords());
    // When fonts that arrive after the first paint replace the fallback, a heading may break elsewhere.
    const fontSwaps: [from: number, to: number][] = [];
    document.fonts.addEventListener('loadingdone', () => {
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      const arrived = fonts.map((font) => (font as PerformanceResourceTiming).responseEnd);
      const from = Math.min(...arrived.filter((at) => at > (fontSwaps.at(-1)?.[1] ?? 0)));
      requestAnimationFrame(() => requestAnimationFrame((now) => fontSwaps.push([from, now])));
    });
    Object.assign(window, { shifts, read, fontSwaps });
  });
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shifts {
  sum: number;
  /** Each with its value, its time, and what moved from where to where. */
  list: string[];
}

/** The shifts so far, without those of at most a few lines while fonts replace the fallback. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    const { shifts, read, fontSwaps } = window as unknown as {
      shifts: Shift[];
      read: () => void;
      fontSwaps: [from: number, to: number][];
    };
    // Entries of a frame are there once it was drawn. Chromium may have stopped drawing a page that does not change.
    await new Promise<unknown>((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
      setTimeout(drawn, 2000);
    });
    read();
    const isSwap = ({ startTime, sources }: Shift) =>
      fontSwaps.some(([from, to]) => from <= startTime && startTime <= to) &&
      sources.every(({ previousRect, currentRect }) => {
        // What was below the window has no rectangle.
        const before = previousRect.height ? previousRect.y : innerHeight;
        return Math.abs(before - currentRect.y) <= 100;
      });
    const counted = shifts.filter((shift) => !shift.hadRecentInput && !isSwap(shift));
    const list = counted.map(({ value, startTime, sources }) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round),
        );
        return `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” ${from} to ${to}`;
      });
      return `${value.toFixed(3)} at ${Math.round(startTime)} ms: ${moved.join('; ')}`;
    });
    list.push(`fonts swapped at ${fontSwaps.map((span) => span.map(Math.round).join('–')).join(', ')}`);
    return { sum: counted.reduce((sum, { value }) => sum + value, 0), list };
  });
}

/* The small file: a browser reads it again for each page. */
const axe = readFileSync(`${import.meta.dirname}/../node_modules/axe-core/axe.min.js`, 'utf8');

/** Which of axe's rules run: all of them, some, or all others; and on which elements. */
export interface AxeRules {
  only?: string[];
  except?: string[];
  /** Leaves out header and footer. Rules for whole pages run all the same. */
  mainOnly?: boolean;
}

/** What axe finds wrong, in a line each. */
export async function violations(page: Page, { only, except = [], mainOnly }: AxeRules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options: RunOptions = {
    iframes: false,
    // Style sheets are read for an experimental rule only.
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
    runOnly: only
      ? { type: 'rule', values: only }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
  await stillness(page);
  const exclude = mainOnly ? ['header:not(main *)', 'footer:not(main *)'] : [];
  const found = await page.evaluate(({ exclude, options }) => window.axe.run({ include: document, exclude }, options), {
    exclude,
    options,
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Waits for the end of smooth scrolling: meanwhile the header covers what is passing. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0, last = scrollY; frames < 5; frames = scrollY === last ? frames + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * What axe finds in a page without scripts. It needs some itself, so the same document is shown to it in a tab that has,
 * with the styles of a tab that has none.
 */
export async function plainViolations(page: Page): Promise<string[]> {
  const body = (await page.content())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/scripting: ?enabled/g, 'scripting: none');
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() });
  const tab = await context.newPage();
  await tab.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body }) : route.continue(),
  );
  await tab.goto(page.url());
  const found = await violations(tab);
  await context.close();
  return found;
}

/** Names a sender nobody else uses, so that what was received can be told apart. */
export function someone(name: string): string {
  return `${name} ${randomUUID().slice(0, 6)}`;
}

/** Taps, or clicks where the driver has no fingers. */
export function tap(target: Locator): Promise<void> {
  return target.page().context().browser()?.browserType().name() === 'chromium' ? target.tap() : target.click();
}

/** Goes on by Tab until the element has the focus, as one does who sees where it is: in the window, covered by nothing. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expect(target).toBeInViewport();
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is out of reach`);
}

/** What a command of the site says, on the data of this run or another. */
export function command(args: string[], data = process.env.E2E_DATA): string {
  return execFileSync(process.env.SITE ?? '', args, { env: { ...process.env, DATA: data }, encoding: 'utf8' });
}

/** The lines of `site submissions list` that hold a sender's name. */
export function received(sender: string, data?: string): string[] {
  const list = command(['submissions', 'list', '--first', '0'], data);
  return list.split('\n').filter((line) => line.includes(sender));
}

/** What was kept under a reference. */
export function submission(reference: string) {
  return JSON.parse(command(['submissions', 'show', reference]));
}
