import { css } from '@emotion/react';
import { ink } from '#theme/tokens.ts';

const bar = `linear-gradient(${ink.node}, ${ink.node}) center`;

/** The mark of what unfolds: a ring with a plus in it. */
export const unfolds = css`
  flex: none;
  box-sizing: border-box;
  width: 20px;
  height: 20px;
  border: 2px solid ${ink.node};
  border-radius: 50%;
  background:
    ${bar} / 10px 2px no-repeat,
    ${bar} / 2px 10px no-repeat;
  /* Keeps the plus where other gradients are taken away; the colors are the system's own there. */
  forced-color-adjust: none;
`;

/** Added to it once it is open: the plus becomes a minus. */
export const folds = css`
  background: ${bar} / 10px 2px no-repeat;
`;
