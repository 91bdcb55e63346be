const store = 'scroll';

type Positions = Record<string, number>;

function positions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}');
  } catch {
    return {};
  }
}

/** Remembers where the page of a history entry stood. */
export function keepPosition(key: string): void {
  try {
    sessionStorage.setItem(store, JSON.stringify({ ...positions(), [key]: Math.round(scrollY) }));
  } catch {
    // Storage may be full or forbidden; then Back goes to the top.
  }
}

/** Goes where the page of a history entry stood, in one frame. */
export function restorePosition(key: string): void {
  jump(positions()[key] ?? 0);
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
