/** The components of the home page; see homePart.ts. */
export { HomeWords } from './HomeWords.tsx';
export { Lines } from './Lines.tsx';
