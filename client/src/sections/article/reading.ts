/** The components of articles and legal texts that do something; see lazyParts.ts. */
export { ArticleTop } from './ArticleTop.tsx';
export { Reading } from './Reading.tsx';
