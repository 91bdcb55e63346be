import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { byKey } from './menuKeys.ts';
import { isInSafeTriangle, type Spot } from './safeTriangle.ts';

/** Milliseconds. A pointer that only crosses the bar opens no panel; leaving a panel briefly does not close it. */
const openAfter = 120;
const switchAfter = 60;
const closeAfter = 300;
/** Milliseconds. A click right after a hover has opened the panel does not close it. */
const ignoreClicksFor = 400;

/** Which panel of the bar is open, and everything that opens and closes it. */
export function useDisclosure(nav: RefObject<HTMLElement | null>, pathname: string) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef(0);
  const hoveredOpen = useRef(0);
  const last = useRef<Spot>({ x: 0, y: 0 });

  const set = useCallback((title: string | null) => {
    clearTimeout(timer.current);
    setOpen(title);
  }, []);
  const later = (title: string | null, after: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (title) hoveredOpen.current = performance.now();
      setOpen(title);
    }, after);
  };

  useClosing(nav, open, set, pathname);
  return {
    open,
    show: set,
    toggle: (title: string) => {
      const justHovered = performance.now() - hoveredOpen.current < ignoreClicksFor;
      if (open === title && justHovered) return;
      set(open === title ? null : title);
    },
    /** For the list item around a trigger and its panel. */
    entry: (title: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        if (open === title) clearTimeout(timer.current);
        else if (open === null) later(title, openAfter);
        else later(title, isInSafeTriangle(last.current, event, openPanel(nav.current)) ? closeAfter : switchAfter);
      },
      onPointerMove: (event: PointerEvent) => {
        last.current = { x: event.clientX, y: event.clientY };
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        if (open === null) clearTimeout(timer.current);
        else later(null, closeAfter);
      },
    }),
  };
}

function openPanel(nav: HTMLElement | null): DOMRect | undefined {
  return nav?.querySelector('[data-panel][data-open="true"]')?.getBoundingClientRect();
}

type Set = (title: string | null) => void;

function useClosing(nav: RefObject<HTMLElement | null>, open: string | null, set: Set, pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that closes
  useEffect(() => set(null), [pathname, set]);

  useEffect(() => {
    if (open === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const trigger = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    const within = (target: EventTarget | null) => trigger?.parentElement?.contains(target as Node | null);
    const close = () => set(null);

    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close();
        // Firefox draws the focus ring only when the element gets the focus.
        trigger?.blur();
        trigger?.focus(byKey);
      },
      { signal },
    );
    document.addEventListener('pointerdown', ({ target }) => nav.current?.contains(target as Node) || close(), {
      signal,
    });
    // A click on another trigger focuses it before it opens its panel; only focus from the keyboard closes.
    const isShown = (target: EventTarget | null) => target instanceof Element && target.matches(':focus-visible');
    document.addEventListener('focusin', ({ target }) => isShown(target) && !within(target) && close(), { signal });
    // A link to an anchor of the same page does not change the path.
    trigger?.parentElement?.addEventListener(
      'click',
      (event) => event.target instanceof Element && event.target.closest('a') && close(),
      { signal },
    );
    // In narrow windows the menu is in the drawer.
    addEventListener('resize', () => trigger?.offsetParent || close(), { signal });
    return () => stop.abort();
  }, [open, nav, set]);
}
