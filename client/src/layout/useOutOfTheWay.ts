import { useEffect, useState } from 'react';
import { query } from '#theme/tokens.ts';

const fields = 'input, select, textarea';

/**
 * Whether the corner of the window is free for a button: no field is being filled in, the footer is not in view, and on
 * a phone, where the button is over the text, the visitor is not reading on downwards.
 */
export function useOutOfTheWay(): boolean {
  const [typing, setTyping] = useState(false);
  const [atEnd, setAtEnd] = useState(false);
  const [readingOn, setReadingOn] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const isField = () => setTyping(document.activeElement?.matches(fields) ?? false);
    addEventListener('focusin', isField, { signal });
    addEventListener('focusout', () => setTyping(false), { signal });
    let last = scrollY;
    let frame = 0;
    const read = () => {
      frame = 0;
      setReadingOn(scrollY > last && matchMedia(query.phone).matches);
      last = scrollY;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    addEventListener('scroll', onScroll, { passive: true, signal });
    const footer = document.querySelector('footer');
    const observer = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting ?? false));
    if (footer) observer.observe(footer);
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return !typing && !atEnd && !readingOn;
}
