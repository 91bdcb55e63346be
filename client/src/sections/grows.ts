import { css } from '@emotion/react';

/** A bar that grows from its left end when it is first shown. Under reduced motion it is full at once. */
export const grows = css`
  transform-box: fill-box;
  transform-origin: 0 50%;
  animation: grow 700ms var(--ease) backwards;
  @keyframes grow {
    from {
      transform: scaleX(0);
    }
  }
`;
