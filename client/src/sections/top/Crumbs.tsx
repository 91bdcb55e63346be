import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { flow, space } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { TopFragment } from './Top.generated.ts';

/** The breadcrumb of a page, and something at the end of its line; the home page has none. */
export function Crumbs({ page, children }: { page: TopFragment; children?: ReactNode }) {
  if (page.breadcrumbs.length < 2) return null;
  return (
    <Wrap css={crumbs}>
      <Breadcrumb crumbs={page.breadcrumbs} />
      {children}
    </Wrap>
  );
}

const crumbs = css`
  ${flow('0.6rem 1.4rem')};
  align-items: center;
  justify-content: space-between;
  > nav {
    max-width: 100%;
  }
  padding-block: ${space.s5} ${space.s6};
`;
