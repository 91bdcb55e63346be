/** Page tops and sections that do nothing; see lazyParts.ts. */

export { AlsoMeasured } from '#sections/case/AlsoMeasured.tsx';
export { CaseFacts } from '#sections/case/CaseFacts.tsx';
export { ContactRows } from '#sections/enquiry/ContactRows.tsx';
export { Faq, FaqBeside } from '#sections/enquiry/Faq.tsx';
export { FormTopWords } from '#sections/enquiry/FormTopWords.tsx';
export { PageList } from '#sections/lists/PageList.tsx';
export { Related } from '#sections/lists/Related.tsx';
export { CallToAction } from '#sections/parts/CallToAction.tsx';
export { Cards } from '#sections/parts/Cards.tsx';
export { Facts } from '#sections/parts/Facts.tsx';
export { PictureSection } from '#sections/parts/PictureSection.tsx';
export { Prose } from '#sections/parts/Prose.tsx';
export { Quote } from '#sections/parts/Quote.tsx';
export { Steps } from '#sections/parts/Steps.tsx';
export { Table } from '#sections/parts/Table.tsx';
export { SearchField } from '#sections/search/SearchField.tsx';
export { Crumbs } from '#sections/top/Crumbs.tsx';
export { NotFoundContent } from '#sections/top/NotFoundContent.tsx';
export { Top } from '#sections/top/Top.tsx';
