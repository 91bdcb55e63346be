import { css } from '@emotion/react';
import { ink } from '#theme/tokens.ts';

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
