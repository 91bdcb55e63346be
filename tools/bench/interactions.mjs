// node interactions.mjs ADDRESS: prints milliseconds from a click to the next page's paint, and from an input on the job
// board to the next paint on a processor of a quarter of the speed, as JSON. Event Timing rounds to 8 ms.
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../../client/package.json', import.meta.url))('@playwright/test');
const [address] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
});
try {
  console.log(JSON.stringify({ clicks: await clicks(), inputs: await inputs() }));
} finally {
  await browser.close();
}

/** Moves between pages by links, each pointed at first, as with a mouse. */
async function clicks() {
  const page = await open('/');
  await page.evaluate(() => {
    globalThis.moves = [];
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('h1').textContent;
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look);
          // The frame after the one that has the next page: it is painted.
          requestAnimationFrame((now) => globalThis.moves.push(now - timeStamp));
        };
        look();
      },
      { capture: true },
    );
  });
  const paths = ['/about', '/events', '/tech-partners', '/careers', '/about', '/blogs', '/case-study', '/events'];
  for (const [index, path] of [...paths, ...paths, ...paths].entries()) {
    const link = page.locator(`:is(header, footer) a[href="${path}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(150);
    await link.click();
    await page.waitForFunction((count) => globalThis.moves.length > count, index);
  }
  return page.evaluate(() => globalThis.moves);
}

/** Searches, filters and sorts jobs. Each key and each click is an interaction. */
async function inputs() {
  const page = await open('/careers');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    globalThis.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (!interactionId) continue;
        globalThis.interactions.set(interactionId, Math.max(duration, globalThis.interactions.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type('engineer', { delay: 120 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  for (const box of (await page.locator('main input[type=checkbox]').all()).slice(0, 4)) {
    await box.click();
    await page.waitForTimeout(1000);
  }
  return page.evaluate(() => [...globalThis.interactions.values()]);
}

async function open(path) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  return page;
}
