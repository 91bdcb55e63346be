import { useLayoutEffect, useState } from 'react';

/** Whether the page is scrolled further than so many pixels. One reading of the position for each painted frame. */
export function useScrolled(past: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  // Before the first paint: a page reloaded halfway down must not flash as if it were at its top.
  useLayoutEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      setScrolled(scrollY > past);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [past]);
  return scrolled;
}
