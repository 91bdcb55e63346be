const store = 'places';

/** How far down a page was read, and the address of the link in it that led away. */
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

/** Stores where the reader of a history entry is. */
export function savePlace(key: string): void {
  const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? null;
  places()[key] = { top: Math.round(scrollY), link };
  try {
    sessionStorage.setItem(store, JSON.stringify(known));
  } catch {
    // Storage may be full or blocked; then the places last as long as the document.
  }
}

/** Scrolls to where the reader of a history entry was. Returns whether the link that led away has the focus again. */
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
  const root = document.documentElement;
  root.dataset.moving = '';
  scrollTo({ top, behavior: 'instant' });
  requestAnimationFrame(() => delete root.dataset.moving);
}
