import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  role?: 'status' | 'alert';
  id?: string;
}

/** Words for those who do not see the page. */
export function VisuallyHidden({ children, role, id }: VisuallyHiddenProps) {
  return (
    <span css={hidden} role={role} id={id}>
      {children}
    </span>
  );
}

export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  /* At the end of a full line it would stand beside the page and widen it. */
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
