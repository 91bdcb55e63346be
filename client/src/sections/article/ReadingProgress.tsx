import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { headerHeight, hiddenIn, ink, layer } from '#theme/tokens.ts';

/**
 * A line below the header that shows how far the text is scrolled. Browsers with scroll timelines need no script. It is
 * hidden under reduced motion, where the table of contents marks the current chapter.
 */
export function ReadingProgress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = bar.current?.parentElement;
    if (!text || CSS.supports('animation-timeline: view()')) return;
    const update = () => {
      const { top, height } = text.getBoundingClientRect();
      const share = Math.min(Math.max(-top / Math.max(height - innerHeight, 1), 0), 1);
      bar.current?.style.setProperty('scale', `${share} 1`);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return <div ref={bar} css={progress} aria-hidden="true" />;
}

/** For the element whose scrolling is measured. */
export const measured = css`
  view-timeline: --reading block;
`;

const progress = css`
  position: fixed;
  z-index: ${layer.header};
  top: ${headerHeight};
  left: 0;
  width: 100%;
  height: 3px;
  background: ${ink.hot};
  scale: 0 1;
  transform-origin: 0;
  pointer-events: none;
  @supports (animation-timeline: view()) {
    animation: reading linear both;
    animation-timeline: --reading;
    animation-range: contain;
  }
  @keyframes reading {
    from {
      scale: 0 1;
    }
    to {
      scale: 1 1;
    }
  }
  ${hiddenIn('@media print, (prefers-reduced-motion: reduce)')};
`;
