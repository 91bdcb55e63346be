import { css } from '@emotion/react';
import { media, space } from '#theme/tokens.ts';

export const careersCrumbs = [
  { label: 'Home', link: '/' },
  { label: 'Careers', link: '/careers' },
];

export const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
  justify-items: start;
  padding-block: ${space.s5} ${space.s6};
  dl,
  nav {
    width: 100%;
  }
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  gap: ${space.s8};
  align-items: start;
  padding-bottom: calc(${space.section} * 0.62);
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;

export const prose = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
`;
