import { css } from '@emotion/react';
import { headerHeight, measure, media, size, space, split, stack } from '#theme/tokens.ts';

export const careersCrumbs = [
  { label: 'Home', link: '/' },
  { label: 'Careers', link: '/careers' },
];

export const head = css`
  ${stack.s6};
  justify-items: start;
  padding-block: ${space.s5} ${space.s6};
  dl,
  nav {
    width: 100%;
  }
`;

export const columns = css`
  ${split('6fr 6fr', media.drawer)};
  gap: ${space.s8};
  align-items: start;
  padding-bottom: calc(${space.section} * 0.62);
  ${media.drawer} {
    gap: ${space.s6};
  }
`;

export const prose = css`
  ${stack.s6};
`;

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
