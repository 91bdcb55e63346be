import { css } from '@emotion/react';
import { font, radius, role } from '#theme/tokens.ts';

/** An e-mail as its reader sees it: a picture, a heading, a few words, one thing to press. */
export const mail = css`
  align-self: start;
  overflow: hidden;
  border: 1px solid ${role.line};
  border-radius: ${radius.part};
  background: ${role.ground};
  > svg {
    background: ${role.soft};
    --r-paper: ${role.soft};
  }
  > div {
    display: grid;
    gap: 0.5rem;
    padding: 0.9rem 1rem 1rem;
  }
  b {
    font: 600 1.286rem / 1.1 ${font.display};
    letter-spacing: -0.02em;
  }
`;
