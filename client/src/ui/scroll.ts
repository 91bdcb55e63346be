import { completeLayoutNow } from './completeLayout.ts';

/** Scrolls to an anchor and moves the focus there. Returns whether there is such an anchor. */
export function goToAnchor(hash: string, behavior: ScrollBehavior): boolean {
  const target = anchorOf(hash);
  if (!target) return false;
  target.closest('details')?.setAttribute('open', '');
  completeLayoutNow();
  target.scrollIntoView({ behavior });
  focusOn(target);
  return true;
}

/** Whether the whole element is in the window, below the header. */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header && bottom <= innerHeight;
}

/** Moves the focus to an anchor that is in view, without scrolling. Returns whether there is one. */
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
    // A malformed percent-encoding.
    return null;
  }
}

/** Moves the focus to an element that is not a control, without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
