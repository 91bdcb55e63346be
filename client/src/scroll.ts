const store = 'places';

/** How far down a page was read, and the address of the link that led away from it. */
interface Place {
  top: number;
  link: string | null;
}

function places(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}');
  } catch {
    return {};
  }
}

/** Remembers where the reader of a history entry was. */
export function keepPlace(key: string): void {
  const link = document.activeElement?.getAttribute('href') ?? null;
  try {
    sessionStorage.setItem(store, JSON.stringify({ ...places(), [key]: { top: Math.round(scrollY), link } }));
  } catch {
    // Storage may be full or forbidden; then Back goes to the top.
  }
}

/** Goes where the reader of a history entry was, in one frame. Says whether the link that led away has the focus again. */
export function restorePlace(key: string): boolean {
  const { top, link } = places()[key] ?? { top: 0, link: null };
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

/** Goes to an anchor and lets reading go on from there. Says whether there is such an anchor. */
export function goToAnchor(hash: string, behavior: ScrollBehavior): boolean {
  const target = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  target.scrollIntoView({ behavior });
  focusOn(target);
  return true;
}

/** Moves the focus to something that is no control, without moving the page. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
