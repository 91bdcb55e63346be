import { lazy } from '#ui/lazy.ts';

/* Sections and page tops that few pages have. */
export const home = lazy(() => import('./home.ts'));
export const lists = lazy(() => import('./lists.ts'));
export const reading = lazy(() => import('./reading.ts'));
export const jobBoard = lazy(() => import('./JobBoard/JobBoard.tsx'));
export const enquiryForm = lazy(() => import('./EnquiryForm.tsx'), 'onVisible');
