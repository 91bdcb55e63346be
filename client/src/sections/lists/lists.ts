/** Lists that few pages have; see lazyParts.ts. */

export { Offices } from '#sections/enquiry/Offices.tsx';
export { Products } from '#sections/product/Products.tsx';
export { DocumentList } from './DocumentList.tsx';
export { EventList } from './EventList.tsx';
export { JobList } from './JobList.tsx';
export { JobsBeside } from './JobsBeside.tsx';
