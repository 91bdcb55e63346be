import { css } from '@emotion/react';
import { hiddenIn } from '#theme/tokens.ts';

/**
 * For controls that need JavaScript. Before the scripts have loaded they take up their space, so that a reload
 * finds the page at the same height. Without JavaScript they take none.
 */
export const needsScripts = css`
  html:not(.js) & {
    visibility: hidden;
    ${hiddenIn('@media (scripting: none)')};
  }
`;
