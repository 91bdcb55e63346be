import { css } from '@emotion/react';

/**
 * For controls that only work with scripts. Before the scripts have loaded they take up their space, so that a reload
 * finds the page at the same height. Without scripts they take none.
 */
export const needsScripts = css`
  html:not(.js) & {
    visibility: hidden;
    @media (scripting: none) {
      display: none;
    }
  }
`;
