import { useSyncExternalStore } from 'react';

/*
 * The clock of the page. It follows the server's, because those of visitors may be wrong by hours, and all parts of a
 * page change at the same moment.
 */

/** How far the visitor's clock is behind the server's, in milliseconds. Unknown until something shows the time. */
let behind: number | undefined;
/** The current full minute, 0 before the first part that shows it has been hydrated. */
let minute = 0;
const listeners = new Set<() => void>();
let timer = 0;

/** The current full minute in milliseconds, 0 while hydrating: then the page shows the time at which it was rendered. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute, served);
}

const currentMinute = () => minute;
const served = () => 0;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = window.setInterval(tick, 15_000);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

function tick() {
  if (document.hidden && minute > 0) return;
  behind ??= lag();
  // biome-ignore lint/plugin: a clock is what this is
  const now = Math.floor((Date.now() + behind) / 60_000) * 60_000;
  if (now === minute) return;
  minute = now;
  for (const listener of listeners) listener();
}

/** Sets the clock to a moment, in milliseconds. For stories and tests. */
export function setClock(at: number) {
  // biome-ignore lint/plugin: a clock is what this is
  behind = at - Date.now();
  tick();
}

const day = 86_400_000;

/** Compares the clocks, by the time that the server sent with the page. */
function lag(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = Date.parse(page?.serverTiming?.find(({ name }) => name === 'now')?.description ?? '');
  if (!page || Number.isNaN(sent)) return 0;
  // biome-ignore lint/plugin: a clock is what this is
  const difference = sent + performance.now() - page.responseStart - Date.now();
  // A page from the browser's cache was sent earlier, at most a day: then a clock that is less ahead may be right.
  return page.transferSize > 0 || difference < -day ? difference : Math.max(difference, 0);
}
