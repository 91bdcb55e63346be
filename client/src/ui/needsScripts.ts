import { css } from '@emotion/react';

/**
 * For controls that only work with scripts. They take up their space before the scripts have loaded, so that a reload
 * finds the page as tall as it was, and none where scripts are off.
 */
export const needsScripts = css`
  html:not(.js) & {
    visibility: hidden;
    @media (scripting: none) {
      display: none;
    }
  }
`;
