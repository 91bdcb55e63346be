import { css } from '@emotion/react';
import { radius, role, shadow } from '#theme/tokens.ts';

/** The frame of a picture that stands for a window of a program. */
export const pictureFrame = css`
  overflow: hidden;
  border: 1px solid ${role.edge};
  border-radius: ${radius.card};
  box-shadow: ${shadow.raised};
`;
