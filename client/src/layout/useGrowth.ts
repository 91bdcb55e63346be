import { useEffect } from 'react';

/** Keeps the bars below the window small until they come into view, so that visitors see them grow; see ui/motion.ts. */
export function useGrowth(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the bars of each page
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          target.removeAttribute('data-waiting');
          observer.unobserve(target);
        }
      },
      { rootMargin: '0px 0px -8%' },
    );
    for (const bars of document.querySelectorAll('[data-grows]')) {
      if (bars.getBoundingClientRect().top <= innerHeight) continue;
      bars.setAttribute('data-waiting', '');
      observer.observe(bars);
    }
    return () => observer.disconnect();
  }, [pathname]);
}
