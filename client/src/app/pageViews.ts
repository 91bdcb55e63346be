/** The views of pages from the content folder; see views.ts. */
export { NotFound } from './NotFound.tsx';
export { Page } from './Page.tsx';
export { partsOf } from './PageView.tsx';
