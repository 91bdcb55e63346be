/** What articles, legal texts and case studies are made of; see registry.ts. */
export { ArticleHero } from './ArticleHero.tsx';
export { CaseHero } from './CaseHero.tsx';
export { Reading } from './Reading.tsx';
