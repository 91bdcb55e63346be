/** What does nothing in articles, legal texts and filtered lists; see textsPart.ts. */
export { ArticleByline, ArticleWords } from './ArticleParts.tsx';
export { Cover } from './Cover.tsx';
export { Crumbs } from './Crumbs.tsx';
export { Disclosure } from './Disclosure.tsx';
export { PageRows } from './PageRows.tsx';
export { ReadingText } from './ReadingText.tsx';
