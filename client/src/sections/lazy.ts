import { lazy } from '#ui/lazy.ts';

/* Sections and page tops that few pages have. */
export const home = lazy('src/sections/home.ts', () => import('./home.ts'));
export const lists = lazy('src/sections/lists.ts', () => import('./lists.ts'));
export const reading = lazy('src/sections/reading.ts', () => import('./reading.ts'));
export const jobBoard = lazy('src/sections/JobBoard/JobBoard.tsx', () => import('./JobBoard/JobBoard.tsx'));
export const enquiryForm = lazy('src/sections/EnquiryForm.tsx', () => import('./EnquiryForm.tsx'), 'onVisible');
