import { css } from '@emotion/react';
import { ink, media } from '#theme/tokens.ts';
import { columns } from './columns.ts';

/** A station of a line, as the ::before or ::after of an element. The line is 6 px from the left, and 2 px wide. */
export const node = css`
  content: '';
  position: absolute;
  left: 0;
  width: 14px;
  height: 14px;
  border: 3px solid ${ink.node};
  border-radius: 50%;
  background: ${ink.paper};
`;

/** Added to it where the work is. */
export const live = css`
  border-color: ${ink.hot};
  background: ${ink.hotFill};
`;

/** Nodes of one line, below each other. `data-live` marks the decisive one. */
export const chain = css`
  display: grid;
  li {
    position: relative;
    padding: 0 0 1.2rem 2rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 10px;
    bottom: -4px;
    left: 6px;
    width: 2px;
    background: ${ink.line};
  }
  li:last-of-type::before {
    display: none;
  }
  li::after {
    ${node}
    top: 4px;
  }
  [data-live]::after {
    ${live}
  }
  ${media.forced} {
    li::before {
      background: CanvasText;
    }
    [data-live]::after {
      background: Highlight;
    }
  }
`;

/** Beside each other where there is room. */
export const level = css`
  @media (min-width: 48em) {
    ${columns}
    li {
      padding: 1.7rem 1.4rem 0 0;
    }
    li::before {
      top: 6px;
      right: 0;
      bottom: auto;
      left: 0;
      width: auto;
      height: 2px;
    }
    li::after {
      top: 0;
    }
  }
`;
