import { css } from '@emotion/react';
import { covers } from '#theme/tokens.ts';

/** For a card with one link, in its heading: all of the card is the link. */
export const wholeCard = css`
  position: relative;
  h3 a {
    ${covers};
  }
  &:hover h3 a {
    text-decoration: underline;
  }
`;
