import { flushSync } from 'react-dom';
import type { Location } from '#ui/location.ts';

/**
 * Changes the page. A number or cover that stands for one of the two pages on both moves to its new place; such an
 * element has `data-morph` with the page's path. The rest is exchanged at once.
 */
export function morph(from: Location, to: Location, change: () => void): void {
  // Back leads from a page to the row that was followed.
  const paths = to.kind === 'pop' ? [to.pathname, from.pathname] : [to.pathname];
  const path = from.pathname !== to.pathname && paths.find(elementOf);
  if (!path || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const named: HTMLElement[] = [];
  const name = () => {
    const element = elementOf(path);
    element?.style.setProperty('view-transition-name', 'morph');
    if (element) named.push(element);
    return element;
  };
  const unname = () => {
    for (const element of named.splice(0)) element.style.removeProperty('view-transition-name');
  };
  name();
  const transition = document.startViewTransition(() => {
    unname();
    flushSync(change);
    if (!name()) transition.skipTransition();
  });
  transition.ready.catch(() => {}); // it was skipped
  transition.finished.then(unname);
}

/** What stands for a page, if it is in the window. */
function elementOf(path: string): HTMLElement | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`main [data-morph="${CSS.escape(path)}"]`);
  return [...elements].find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
