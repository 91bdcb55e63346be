import { completeLayoutNow } from '#ui/completeLayout.ts';

const store = 'places';

/** How far a page was scrolled, and the address of the link by which the reader left it. */
interface Place {
  top: number;
  link: string | null;
}

let known: Record<string, Place> | undefined;

function places(): Record<string, Place> {
  try {
    known ??= JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, Place>;
  } catch {
    known = {};
  }
  return known;
}

/** Stores the scroll position of a history entry, and its focused link. */
export function savePlace(key: string): void {
  const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? null;
  places()[key] = { top: Math.round(scrollY), link };
  try {
    sessionStorage.setItem(store, JSON.stringify(known));
  } catch {
    // Storage may be full or blocked; then the positions last as long as the document.
  }
}

/** Restores the scroll position of a history entry. Returns whether the link that was followed has the focus again. */
export function restorePlace(key: string): boolean {
  const place = places()[key];
  if (!place) return false;
  const { top, link } = place;
  jump(top);
  const left = link ? document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`) : null;
  left?.focus({ preventScroll: true });
  return Boolean(left);
}

export function jump(top: number): void {
  if (top > 0) completeLayoutNow();
  const root = document.documentElement;
  root.dataset.moving = '';
  scrollTo({ top, behavior: 'instant' });
  requestAnimationFrame(() => delete root.dataset.moving);
}
