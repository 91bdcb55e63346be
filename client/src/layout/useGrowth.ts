import { useEffect } from 'react';

/** Keeps bars just below the window small until they come into view, so that visitors see them grow; see ui/motion.ts. */
export function useGrowth(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the bars of each page
  useEffect(() => {
    const seen = watch('-8%', ({ target }) => target.removeAttribute('data-waiting'));
    // Bars farther down stay whole, so a jump or a full-page screenshot shows all of them.
    const near = watch('25%', ({ target, boundingClientRect: { top } }) => {
      if (top < innerHeight) return;
      target.setAttribute('data-waiting', '');
      seen.observe(target);
    });
    for (const bars of document.querySelectorAll('[data-grows]')) near.observe(bars);
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, [pathname]);
}

/** Calls `enters` once for whatever enters the window with that margin below it. */
function watch(margin: string, enters: (entry: IntersectionObserverEntry) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries, observer) => {
      for (const entry of entries)
        if (entry.isIntersecting) {
          observer.unobserve(entry.target);
          enters(entry);
        }
    },
    { rootMargin: `0px 0px ${margin}` },
  );
}
