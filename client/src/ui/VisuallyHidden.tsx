import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** Changes are announced: `alert` at once. */
  role?: 'status' | 'alert';
  /** For references such as aria-describedby. */
  id?: string;
}

/** Text for screen readers. */
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
  /* At the end of a full line it would overflow the page. */
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
