import { css } from '@emotion/react';
import { headerHeight, ink, layer, media } from '#theme/tokens.ts';

/**
 * A line below the header that shows how far the text is scrolled, in browsers with scroll timelines. It is hidden under
 * reduced motion, where the table of contents marks the current chapter.
 */
export const ReadingProgress = () => <div css={progress} aria-hidden="true" />;

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
  ${media.calm} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
