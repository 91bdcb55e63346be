import type { CDPSession, Page } from 'playwright-core';

/** Pictures of what is in the window in both themes, as PNG files. */
export interface Shot {
  light: Buffer;
  dark: Buffer;
  /** What counts of them: their upper left part. */
  width: number;
  height: number;
}

/** Half of the size: a word that moves by 2 px still moves, and the files are a quarter as large. */
export const scale = 0.5;
/** How much of a story or page is photographed: three windows. */
export const highest = 2700;

/** Chromium draws what the page says. An animation that ended could be drawn as it began, and an image late. */
export const steady = ['--disable-threaded-animation', '--disable-checker-imaging'];

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What is in the window, or a part of it at another size. Playwright's own way takes three times as long. */
export async function photograph(
  page: Page,
  clip?: { x: number; y: number; width: number; height: number; scale: number },
): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(clip && { clip }),
  });
  return Buffer.from(data, 'base64');
}

/** Nothing moves, and no caret blinks. It runs in the page. */
export function holdStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; caret-color: transparent !important }');
  document.adoptedStyleSheets.push(still);
}

/**
 * Parts of the page end at whole pixels of pictures. Otherwise Chromium draws seams between them now and then. It runs
 * in the page.
 */
export function roundHeights(multiple: number): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main [data-ground]')];
  const outer = parts.filter((part) => !part.parentElement?.closest('main [data-ground]'));
  for (const { style } of outer) style.minHeight = '';
  for (const part of outer) {
    const { height } = part.getBoundingClientRect();
    part.style.minHeight = `${Math.ceil(height / multiple) * multiple}px`;
  }
}

/** Ends what moves, and waits until fonts and images are there and nothing in the page changes. It runs in the page. */
export async function settle(): Promise<void> {
  const { fonts, images, documentElement: root } = document;
  let isChanged: boolean;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  do {
    isChanged = false;
    // Lazy ones would wait until they are near.
    for (const image of images) if (image.loading === 'lazy') image.loading = 'eager';
    await Promise.all([fonts.ready, ...[...images].map((image) => image.decode().catch(() => {}))]);
    // Observers report in the first frame, what they change is in the second, and React follows in a task.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline && animation.playState !== 'finished') {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
        isChanged = true;
      }
  } while (isChanged);
  observer.disconnect();
}

/** Sets the theme, or the system's. Returns which it was. It runs in the page. */
export function changeTheme(theme: string | undefined): string | undefined {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  return before;
}
