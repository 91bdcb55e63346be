/** What shows pages of the content; see views.ts. */
export { NotFound } from './NotFound.tsx';
export { Page } from './Page.tsx';
export { partsOf } from './PageView.tsx';
