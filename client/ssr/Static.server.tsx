import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** What the browser does not hydrate, see src/ui/Static.tsx. */
export function Static({ children }: { children: ReactNode }) {
  return <div css={contents}>{children}</div>;
}

const contents = css`
  display: contents;
`;
