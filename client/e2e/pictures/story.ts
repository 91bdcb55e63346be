import '@vitest/browser-playwright';
import type { Frame, Page } from 'playwright-core';
import type { BrowserCommand } from 'vitest/node';
import { changeTheme, highest, photograph, type Shot, scale, settle } from './camera.ts';
import { compare, prune } from './compare.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares the story that is shown with its baseline. Returns faults. */
    comparePictures: (name: string) => Promise<string[]>;
    /** Returns baselines of stories that are no longer there. */
    prunePictures: (names: string[]) => Promise<string[]>;
  }
}

/** The window of the tests of stories, which holds one of the usual size at half of its size. */
export const smallWindow = { width: 640, height: 450 };

export const comparePictures: BrowserCommand<[name: string]> = async ({ page, frame }, name) =>
  compare(`stories/${name}`, await pictureOf(page, await frame()), page.context().browser()?.version());

export const prunePictures: BrowserCommand<[names: string[]]> = (_, names) => prune('stories', names);

/** The story that a frame of Vitest shows, in the theme that it has and in the dark. */
async function pictureOf(page: Page, frame: Frame): Promise<Shot> {
  // Or a link below the pointer would look pointed at.
  await page.mouse.move(-1, -1);
  const { width, height } = await frame.evaluate(showAll, { scale, highest });
  await resize(page, { width: Math.max(width, smallWindow.width), height: Math.max(height, smallWindow.height) });
  await frame.evaluate(settle);
  // Dark first: after a change of the size Chromium sometimes draws edges in another way, until it draws all again.
  const theme = await frame.evaluate(changeTheme, 'dark');
  const dark = await photograph(page);
  await frame.evaluate(changeTheme, theme);
  const light = await photograph(page);
  await resize(page, smallWindow);
  return { light, dark, width, height };
}

async function resize(page: Page, size: { width: number; height: number }) {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

/** Makes the frame as high as its story. Returns its size in the window. It runs in the frame. */
function showAll({ scale, highest }: { scale: number; highest: number }) {
  const width = innerWidth;
  const height = Math.min(document.documentElement.scrollHeight, highest);
  const box = window.frameElement?.parentElement;
  if (!box) throw new Error('The story is not in a frame of Vitest.');
  Object.assign(box.style, { height: `${height}px`, transform: `scale(${scale})` });
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}
