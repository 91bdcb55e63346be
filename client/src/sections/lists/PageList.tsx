import { Disclosure } from '#sections/case/Disclosure.tsx';
import { lists } from '#sections/lazyParts.ts';
import { RuledRow } from '#sections/parts/Cards.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import type { PageListFragment } from './PageList.generated.ts';
import { type PageListProps, PageListSection } from './PageListSection.tsx';
import { PageRows } from './PageRows.tsx';
import { nameOf } from './teaser.ts';

const Products = lazyComponent(lists, (module) => module.Products);

/** A list of other pages, in one of its looks. One has a filter: IndexList.tsx. */
export function PageList(props: PageListProps) {
  return (
    <PageListSection list={props}>
      {props.disclosure && <Disclosure text={props.disclosure} />}
      <Looks {...props} />
    </PageListSection>
  );
}

function Looks({ layout, pages }: PageListFragment) {
  if (layout === 'PRODUCTS') return <Products pages={pages} />;
  if (layout === 'RESULTS') return <PageRows pages={pages} />;
  return (
    <ul>
      {pages.map((page) => (
        <RuledRow key={page.path} title={nameOf(page)} text={page.description} link={page.path} />
      ))}
    </ul>
  );
}
