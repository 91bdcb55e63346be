import { css } from '@emotion/react';

/* What moves by itself, once. Without JavaScript, with reduced motion and on paper it is at its end from the start. */

const moving = '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)';

/**
 * A bar that grows from its left end, the nth of several 60 ms after the one before it. It grows when its svg, with the
 * attribute `data-grows`, is first in view: layout/useGrowth.ts sets `data-waiting` on those that are not. It changes
 * `scale`, because some bars have a `transform`. A scroll-driven animation would run backward with the scroll.
 */
export const grows = (n = 0) => [bar, n > 0 && delays[Math.min(n, delays.length) - 1]];

const bar = css`
  transform-box: fill-box;
  transform-origin: 0 50%;
  ${moving} {
    animation: grow 700ms var(--ease) backwards;
    [data-waiting] & {
      animation: none;
      scale: 0 1;
    }
  }
  @keyframes grow {
    from {
      scale: 0 1;
    }
  }
`;

const delay = (n: number) => css`
  animation-delay: ${60 * n}ms;
`;
const delays = [1, 2, 3, 4, 5, 6, 7].map(delay);

/** A dot at the end of a bar that grows: it appears when the bar arrives. */
export const arrives = css`
  ${moving} {
    animation: arrive 200ms 700ms backwards;
    [data-waiting] & {
      animation: none;
      opacity: 0;
    }
  }
  @keyframes arrive {
    from {
      opacity: 0;
    }
  }
`;
