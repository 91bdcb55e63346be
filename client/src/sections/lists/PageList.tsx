import { Notes } from '#sections/article/Notes.tsx';
import { CaseResults } from '#sections/case/CaseResults.tsx';
import { Disclosure } from '#sections/case/Disclosure.tsx';
import { lists } from '#sections/lazyParts.ts';
import { RuledRow } from '#sections/parts/Cards.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import type { PageListFragment } from './PageList.generated.ts';
import { type PageListProps, PageListSection } from './PageListSection.tsx';
import { nameOf } from './teaser.ts';

const Products = lazyComponent(lists, (module) => module.Products);

/** A list of other pages, in one of four looks. The fifth has a filter: IndexList.tsx. */
export function PageList(props: PageListProps) {
  return (
    <PageListSection list={props}>
      {props.disclosure && <Disclosure text={props.disclosure} />}
      <Looks {...props} />
    </PageListSection>
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
      return null;
    default:
      return layout satisfies never;
  }
}
