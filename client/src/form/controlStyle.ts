import { css } from '@emotion/react';
import { radius, role, size } from '#theme/tokens.ts';

/** How a one-line control looks. */
export const controlStyle = css`
  width: 100%;
  height: 48px;
  padding: 0 1.4rem;
  border: 1.5px solid ${role.lineStrong};
  border-radius: ${radius.pill};
  background: ${role.field};
  color: ${role.text};
  font-size: max(16px, ${size.t16});
  &:hover {
    border-color: ${role.muted};
  }
  &:focus-visible {
    outline-offset: 2px;
    border-color: ${role.action};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${role.bad};
  }
`;
