/** The components of the home page; see lazyParts.ts. */
export { Countries } from './Countries.tsx';
export { HomeHero } from './HomeHero.tsx';
export { Lines } from './Lines.tsx';
