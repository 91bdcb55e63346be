import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Content that does nothing and never changes. The browser leaves the served markup of it as it is, so it costs no
 * hydration and needs no code; what is shown without a new document is rendered. The server's build replaces this file
 * by ssr/Static.server.tsx.
 */
export function Static({ children }: { children: ReactNode }) {
  const [served] = useState(!useHydrated());
  // React does not look into an element whose child is a string, and with this property the text may differ.
  return (
    <div css={contents} suppressHydrationWarning>
      {served ? '' : children}
    </div>
  );
}

/** Without a box of its own. */
export const contents = css`
  display: contents;
`;
