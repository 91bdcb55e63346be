/** Samples of work, and the tops of pages with one; see lazyParts.ts. */

export { ServiceHero } from '#sections/service/ServiceHero.tsx';
export { Specimen } from '#sections/specimen/Specimen.tsx';
