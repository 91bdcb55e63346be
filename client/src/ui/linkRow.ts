import { css } from '@emotion/react';
import { space } from '#theme/tokens.ts';

/** Links beside each other, each high enough for a finger. */
export const linkRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  align-items: center;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
`;
