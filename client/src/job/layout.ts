import { css } from '@emotion/react';
import { media, space, split, stack } from '#theme/tokens.ts';

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
