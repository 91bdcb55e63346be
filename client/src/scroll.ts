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
    // Storage may be full or forbidden; then the places last as long as the document.
  }
}

/** Goes where the reader of a history entry was, in one frame. Says whether the link that led away has the focus again. */
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

/** Goes to an anchor and lets reading go on from there. Says whether there is such an anchor. */
export function goToAnchor(hash: string, behavior: ScrollBehavior): boolean {
  const target = anchorOf(hash);
  if (!target) return false;
  target.scrollIntoView({ behavior });
  focusOn(target);
  return true;
}

/** Whether an element is in the window, below the header. */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header && bottom <= innerHeight;
}

/** Moves the focus to an anchor that is in view, without scrolling. Says whether there is one. */
export function focusAnchor(hash: string): boolean {
  const target = anchorOf(hash);
  const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
  if (!target || bottom < 0 || top > innerHeight) return false;
  if (document.activeElement === document.body) focusOn(target);
  return true;
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}

/** Moves the focus to something that is no control, without moving the page. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
