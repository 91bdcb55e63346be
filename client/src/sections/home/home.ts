/** The components of the home page; see homePart.ts. */

export { Lines } from '#sections/parts/Lines.tsx';
export { homeTopStyle } from './HomeTop.style.ts';
export { HomeWords } from './HomeWords.tsx';
