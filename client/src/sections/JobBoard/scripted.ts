import { css } from '@emotion/react';
import { hiddenIn } from '#theme/tokens.ts';

/** For what works only with JavaScript and is beside something that works without. */
export const scripted = css`
  html:not(.js) & {
    display: none;
  }
`;

/** For what works without JavaScript, as long as it has not loaded. */
export const unscripted = css`
  html.js & {
    display: none;
  }
`;

/** The same where something with JavaScript takes its place, so that nothing moves when that has loaded. */
export const withoutScripts = css`
  ${unscripted};
  ${hiddenIn('@media (scripting: enabled)')};
`;
