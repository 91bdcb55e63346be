import type { ReactNode } from 'react';
import { type Ground, Section } from '#sections/Section.tsx';
import { stack } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import type { PageListFragment } from './PageList.generated.ts';

export type PageListProps = PageListFragment & { ground: Ground };

/** The section around a list of pages. */
export function PageListSection({ list, children }: { list: PageListProps; children: ReactNode }) {
  const { anchor, heading, lead, layout, more, ground } = list;
  return (
    <Section
      id={anchor}
      heading={heading}
      lead={lead}
      ground={ground}
      layout={layout === 'ROWS' ? 'split' : 'stack'}
      compact={layout === 'PRODUCTS'}
    >
      <div css={stack.s6}>
        {children}
        {more && <ArrowLink href={more.link}>{more.label}</ArrowLink>}
      </div>
    </Section>
  );
}
