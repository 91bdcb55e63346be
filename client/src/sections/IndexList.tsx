import { PageIndex } from './PageIndex.tsx';
import { type PageListProps, PageListSection } from './PageListSection.tsx';

/** A list of all pages of a kind, with a filter. */
export function IndexList(props: PageListProps) {
  return (
    <PageListSection list={props}>
      <PageIndex pages={props.pages} />
    </PageListSection>
  );
}
