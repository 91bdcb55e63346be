/** What does nothing in articles, legal texts and filtered lists; see textsPart.ts. */
export { ArticleByline, ArticleWords } from '#sections/article/ArticleParts.tsx';
export { Cover } from '#sections/article/Cover.tsx';
export { ReadingText } from '#sections/article/ReadingText.tsx';
export { Disclosure } from '#sections/case/Disclosure.tsx';
export { PageRows } from '#sections/lists/PageRows.tsx';
export { Crumbs } from '#sections/top/Crumbs.tsx';
