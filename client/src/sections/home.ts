/** The components of the home page; see homePart.ts. */
export { homeTopStyle } from './HomeTop.style.ts';
export { HomeWords } from './HomeWords.tsx';
export { Lines } from './Lines.tsx';
