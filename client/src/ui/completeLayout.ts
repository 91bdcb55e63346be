import { idle } from './idle.ts';

/** Lays out what site.css leaves out while a page loads, from top to bottom, one section at a time. */
export async function completeLayout(): Promise<void> {
  const { dataset } = document.documentElement;
  for (const section of document.querySelectorAll<HTMLElement>('main section, footer')) {
    if (dataset.partial === undefined) return;
    await idle();
    section.dataset.complete = '';
  }
  completeLayoutNow();
}

/** Lays out the whole page at once, for positions that must be exact. */
export function completeLayoutNow(): void {
  delete document.documentElement.dataset.partial;
}
