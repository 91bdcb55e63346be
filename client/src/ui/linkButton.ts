import { css } from '@emotion/react';
import { role, space } from '#theme/tokens.ts';

/** A button that looks like a link, for minor actions. */
export const linkButton = css`
  min-height: 44px;
  padding: 0 ${space.s2};
  border: 0;
  background: none;
  color: ${role.action};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
