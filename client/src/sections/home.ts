/** The components of the home page; see lazyParts.ts. */
export { HomeHero } from './HomeHero.tsx';
export { Lines } from './Lines.tsx';
