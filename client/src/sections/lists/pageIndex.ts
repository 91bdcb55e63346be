/** A list of pages with a filter; see lazyParts.ts. */
export { IndexList } from './IndexList.tsx';
