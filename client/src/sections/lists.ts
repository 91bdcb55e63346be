/** Lists that few pages have; see lazyParts.ts. */
export { DocumentList } from './DocumentList.tsx';
export { EventList } from './EventList.tsx';
export { JobList } from './JobList.tsx';
export { Offices } from './Offices.tsx';
export { Products } from './Products.tsx';
