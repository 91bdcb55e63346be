import { css } from '@emotion/react';

/**
 * For controls that need JavaScript. Before the scripts have loaded they take up their space, so that a reload
 * finds the page at the same height. Without JavaScript they take none.
 */
export const needsScripts = css`
  html:not(.js) & {
    visibility: hidden;
    @media (scripting: none) {
      display: none;
    }
  }
`;
