import { css } from '@emotion/react';
import { media, space } from './tokens.ts';

const stackOf = (gap: string) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
`;

/** Elements below each other, with this room between them. */
export const stack = {
  s1: stackOf(space.s1),
  s2: stackOf(space.s2),
  s3: stackOf(space.s3),
  s4: stackOf(space.s4),
  s5: stackOf(space.s5),
  s6: stackOf(space.s6),
};

/**
 * Elements beside each other; below each other on phones, or in other narrow windows. In `7fr 5fr`, no word makes a
 * column wider than that.
 */
export const split = (columns: string, narrow: string = media.phone) => css`
  display: grid;
  grid-template-columns: ${columns.replace(/(^| )([\d.]+fr)(?= |$)/g, '$1minmax(0, $2)')};
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The link of a card, in an element with a position: all of that is the link. */
export const covers = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
