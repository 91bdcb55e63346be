import { useEffect } from 'react';

/** Keeps the bars below the window small until they come into view, so that visitors see them grow; see ui/motion.ts. */
export function useGrowth(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the bars of each page
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting) {
            target.removeAttribute('data-waiting');
            observer.unobserve(target);
          } else if (boundingClientRect.top > innerHeight || boundingClientRect.height === 0) {
            // Below the window, or not laid out yet.
            target.setAttribute('data-waiting', '');
          }
        }
      },
      { rootMargin: '0px 0px -8%' },
    );
    for (const bars of document.querySelectorAll('[data-grows]')) observer.observe(bars);
    return () => observer.disconnect();
  }, [pathname]);
}
