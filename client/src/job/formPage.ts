import { css } from '@emotion/react';
import { headerHeight, measure, media, size, space, stack } from '#theme/tokens.ts';
import { columns } from './layout.ts';

/** A page that is words and a form. */
export const formPage = css`
  ${columns};
  padding-top: ${space.s5};
`;

/** The words beside a form. They stay in view while a long form is filled in. */
export const beside = css`
  ${stack.s4};
  max-width: ${measure};
  font-size: ${size.t16};
  line-height: 1.62;
  h1 {
    font-size: clamp(2.286rem, 1.3rem + 2.9vw, 4rem);
  }
  ${media.bar} {
    position: sticky;
    top: calc(${headerHeight} + ${space.s5});
  }
`;
