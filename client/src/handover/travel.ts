import { media } from '#theme/tokens.ts';

/** Moves an element, which is already at its destination, along a path to it. With reduced motion, it stays there. */
export function travel(element: SVGElement | null, path: string): void {
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
