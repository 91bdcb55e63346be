import { test as base, expect } from '@playwright/test';
import { WebKit, type Window } from './driver.ts';

export { expect };

/** WebKitGTK is built without support for manifest-src, and on a slow machine it complains about preloads too early. */
const allowed = /Content-Security-Policy directive 'manifest-src'|preloaded using link preload but not used/;

/** A journey in WebKit. When it ends, the console must be empty. */
export const test = base.extend<{ quiet: undefined }, { window: Window; kit: WebKit }>({
  window: [
    { width: 1280, height: 900, scripts: true },
    { option: true, scope: 'worker' },
  ],
  kit: [
    async ({ window }, use) => {
      const kit = await WebKit.start(`http://127.0.0.1:${process.env.E2E_PORT}`, window);
      await use(kit);
      await kit.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  quiet: [
    async ({ kit }, use) => {
      await use(undefined);
      // Messages come through a pipe: what was said before this one has arrived when this one has.
      const end = `end of ${test.info().testId}`;
      await kit.run((words) => console.info(words), end);
      await expect.poll(() => kit.console.some((line) => line.includes(end))).toBe(true);
      const lines = kit.console.splice(0).filter((line) => !line.includes(end) && !allowed.test(line));
      expect(lines).toEqual([]);
      await kit.goto('about:blank');
    },
    { auto: true },
  ],
});

/** React has taken the page over when it has committed its first render, which sets html.js. */
export async function alive(kit: WebKit): Promise<void> {
  await expect.poll(() => kit.run(() => document.documentElement.classList.contains('js'))).toBe(true);
}

export async function open(kit: WebKit, path: string): Promise<void> {
  await kit.goto(path);
  await alive(kit);
}

/** What has the focus, in words. */
export const focused = (kit: WebKit) =>
  kit.run(() =>
    (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
  );

export const address = (kit: WebKit) => kit.run(() => location.pathname + location.search + location.hash);
export const scrolled = (kit: WebKit) => kit.run(() => Math.round(scrollY));
export const scrollDown = (kit: WebKit, top: number) =>
  kit.run((to) => scrollTo({ top: to, behavior: 'instant' }), top);
export const text = (kit: WebKit, selector: string) =>
  kit.run((css) => document.querySelector(css)?.textContent?.trim() ?? '', selector);

const named =
  (element: string) =>
  (name: string, within = '') =>
    `${within}//${element}[normalize-space()="${name}" or @aria-label="${name}"]`;
export const link = named('a');
export const button = named('button');
export const field = (name: string) => `//*[@id=//label[starts-with(normalize-space(),"${name}")]/@for]`;
