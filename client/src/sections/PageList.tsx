import { css } from '@emotion/react';
import { space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { RuledRow } from './Cards.tsx';
import { CaseResults } from './CaseResults.tsx';
import { lists } from './lazyParts.ts';
import { Notes } from './Notes.tsx';
import type { PageListFragment } from './PageList.generated.ts';
import { type Ground, Section } from './Section.tsx';
import { nameOf } from './teaser.ts';

const Products = lazyComponent(lists, (module) => module.Products);
const PageIndex = lazyComponent(lists, (module) => module.PageIndex);

/** A list of other pages, in one of five looks. */
export function PageList(props: PageListFragment & { ground: Ground }) {
  const { anchor, heading, lead, layout, more, ground } = props;
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} layout={layout === 'ROWS' ? 'split' : 'stack'}>
      <div css={content}>
        <Looks {...props} />
        {more && <ArrowLink href={more.link}>{more.label}</ArrowLink>}
      </div>
    </Section>
  );
}

function Looks({ layout, pages }: PageListFragment) {
  switch (layout) {
    case 'ROWS':
      return (
        <ul>
          {pages.map((page) => (
            <RuledRow key={page.path} title={nameOf(page)} text={page.description} link={page.path} />
          ))}
        </ul>
      );
    case 'NOTES':
      return <Notes pages={pages} />;
    case 'RESULTS':
      return <CaseResults pages={pages} />;
    case 'PRODUCTS':
      return <Products pages={pages} />;
    case 'INDEX':
      return <PageIndex pages={pages} />;
    default:
      return layout satisfies never;
  }
}

const content = css`
  display: grid;
  gap: ${space.s6};
`;
