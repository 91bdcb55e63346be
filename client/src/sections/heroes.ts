/** The tops of pages that only some kinds of pages have; see lazyParts.ts. */
export { ServiceHero } from '#sections/service/ServiceHero.tsx';
