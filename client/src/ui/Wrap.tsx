import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '#theme/tokens.ts';

/** The column of all content: at most 1200 px, with a gutter. */
export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div css={wrap} className={className}>
      {children}
    </div>
  );
}

export const wrap = css`
  width: min(1200px, 100% - 2 * ${space.gutter});
  margin-inline: auto;
`;
