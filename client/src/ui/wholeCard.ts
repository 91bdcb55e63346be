import { css } from '@emotion/react';

/** For a card with one link, in its heading: all of the card is the link. */
export const wholeCard = css`
  position: relative;
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover h3 a {
    text-decoration: underline;
  }
`;
