import { idle } from './idle.ts';

/** So many milliseconds of an idle period are enough for one more section. */
const enough = 15;

/** Lays out what site.css leaves out while a page loads, from top to bottom, as long as the browser is idle. */
export async function completeLayout(): Promise<void> {
  const { dataset } = document.documentElement;
  // What a jump brings into the window is laid out before it is painted there.
  addEventListener('scroll', completeLayoutNow, { once: true, passive: true });
  let left = () => 0;
  for (const section of document.querySelectorAll<HTMLElement>('main section, footer')) {
    if (left() < enough) left = await idle();
    if (dataset.partial === undefined) return;
    section.dataset.complete = '';
    // Lays it out, so that the time counts.
    section.getBoundingClientRect();
  }
  completeLayoutNow();
}

/** Lays out the whole page at once, for positions that must be exact. */
export function completeLayoutNow(): void {
  delete document.documentElement.dataset.partial;
}
