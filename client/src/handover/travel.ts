import { type RefObject, useEffect, useRef } from 'react';
import { media } from '#theme/tokens.ts';

/** Moves an element, which is already at its destination, along a path to it. With reduced motion, it stays there. */
function travel(element: SVGElement | null, path: string): void {
  if (!element || document.hidden || matchMedia(media.calm.slice('@media '.length)).matches) return;
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  const length = line.getTotalLength();
  const steps = 24;
  const frames = Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = line.getPointAtLength((length * i) / steps);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  element.animate(frames, { duration: 600, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' });
}

/** A mark that travels from its row to another one along the line between them, -1 being none. */
export function useTravel(row: number, line: (from: number, to: number) => string): RefObject<SVGGElement | null> {
  const mark = useRef<SVGGElement>(null);
  const before = useRef(row);
  useEffect(() => {
    const from = before.current;
    if (from >= 0 && row >= 0 && from !== row) travel(mark.current, line(from, row));
    before.current = row;
  });
  return mark;
}
