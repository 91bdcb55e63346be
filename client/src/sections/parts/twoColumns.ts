import { css } from '@emotion/react';
import { media, space } from '#theme/tokens.ts';

/** Two columns of a section without the usual heading; stacked where the menu is a drawer. */
export const twoColumns = (left: string, right: string) => css`
  display: grid;
  grid-template-columns: minmax(0, ${left}) minmax(0, ${right});
  gap: ${space.s7};
  align-items: center;
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;
