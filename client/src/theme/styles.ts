import { css } from '@emotion/react';
import { ink, measure, role, size } from './tokens.ts';

/* Styles that many components share. */

/** Secondary text. */
export const muted = css`
  color: ${role.muted};
`;

/** The same in the size of a text or of a lead. */
export const muted16 = css`
  color: ${role.muted};
  font-size: ${size.t16};
`;
export const muted18 = css`
  color: ${role.muted};
  font-size: ${size.t18};
`;

/** The same in several lines. */
export const mutedLines = css`
  max-width: ${measure};
  color: ${role.muted};
`;

/** The line above the first row of a list. */
export const ruled = css`
  border-top: 2px solid ${role.rule};
`;

/** The one part of a drawing that it is about. */
export const hotShape = css`
  fill: ${ink.hotFill};
  stroke: ${ink.hot};
  stroke-width: 1.5;
`;

/** The same for a bar, which is outlined and tinted: amber is never a large area. */
export const hotBar = css`
  fill: ${ink.hotFill};
  fill-opacity: 0.25;
  stroke: ${ink.hot};
  stroke-width: 1.5;
`;
