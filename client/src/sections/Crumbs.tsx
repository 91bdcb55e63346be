import { css } from '@emotion/react';
import { space } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { TopFragment } from './Top.generated.ts';

/** The breadcrumb of a page; the home page has none. */
export function Crumbs({ page }: { page: TopFragment }) {
  if (page.breadcrumbs.length < 2) return null;
  return (
    <Wrap css={crumbs}>
      <Breadcrumb crumbs={page.breadcrumbs} />
    </Wrap>
  );
}

const crumbs = css`
  padding-block: ${space.s5} ${space.s6};
`;
