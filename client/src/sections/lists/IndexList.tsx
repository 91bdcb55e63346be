import { texts } from '#sections/parts/textsPart.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { PageIndex } from './PageIndex.tsx';
import { type PageListProps, PageListSection } from './PageListSection.tsx';

const Disclosure = staticComponent(texts, (module) => module.Disclosure);

/** A list of all pages of a kind, with a filter. */
export function IndexList(props: PageListProps) {
  return (
    <PageListSection list={props}>
      {props.disclosure && <Disclosure text={props.disclosure} />}
      <PageIndex pages={props.pages} />
    </PageListSection>
  );
}
