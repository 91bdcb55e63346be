import { css } from '@emotion/react';
import { ink, radius, role, space } from '#theme/tokens.ts';

/** A note on what to be careful about. */
export const warning = css`
  padding: ${space.s3} ${space.s4};
  border-left: 4px solid ${ink.hot};
  border-radius: ${radius.mark} ${radius.card} ${radius.card} ${radius.mark};
  background: ${role.warningGround};
  color: ${role.text};
`;
