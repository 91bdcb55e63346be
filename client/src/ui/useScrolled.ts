import { useLayoutEffect, useState } from 'react';

/** Whether the page is scrolled past so many pixels. Reads the position once per frame. */
export function useScrolled(past: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  // Before the first paint: a page reloaded halfway down must not flash the styles of its top.
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
