/** The components of articles, legal texts and case studies; see lazyParts.ts. */
export { ArticleHero } from './ArticleHero.tsx';
export { CaseHero } from './CaseHero.tsx';
export { Reading } from './Reading.tsx';
