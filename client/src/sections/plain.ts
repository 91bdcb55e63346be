/** Page tops and sections that do nothing; see lazyParts.ts. */
export { AlsoMeasured } from './AlsoMeasured.tsx';
export { CallToAction } from './CallToAction.tsx';
export { Cards } from './Cards.tsx';
export { Crumbs } from './Crumbs.tsx';
export { Facts } from './Facts.tsx';
export { Faq, FaqBeside } from './Faq.tsx';
export { FormTopWords } from './FormTopWords.tsx';
export { JobSearchField } from './JobSearchField.tsx';
export { NotFoundContent } from './NotFoundContent.tsx';
export { PageList } from './PageList.tsx';
export { PictureSection } from './PictureSection.tsx';
export { Prose } from './Prose.tsx';
export { Quote } from './Quote.tsx';
export { Related } from './Related.tsx';
export { Steps } from './Steps.tsx';
export { Table } from './Table.tsx';
export { Top } from './Top.tsx';
