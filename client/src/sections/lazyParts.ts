import { lazy } from '#ui/lazy.ts';

/* Sections and page tops. Those that do nothing are needed only where a page is shown without a new document. */
export const lists = lazy(() => import('#sections/lists/lists.ts'), 'never');
/** The same for a list of jobs that says how old it is: the age grows while it is read. */
export const staleJobs = lazy(() => import('#sections/lists/lists.ts'));
/** Upcoming events have the visitor's time. */
export const upcomingEvents = lazy(() => import('#sections/lists/EventList.tsx'), 'onVisible');
export const charts = lazy(() => import('#sections/charts/Chart.tsx'), 'never');
export const heroes = lazy(() => import('./heroes.ts'), 'never');
export const homeTop = lazy(() => import('#sections/home/HomeTop.tsx'), 'onVisible');
export const pageIndex = lazy(() => import('#sections/lists/IndexList.tsx'), 'onVisible');
/** The filter of the index of services. */
export const serviceIndex = lazy(() => import('#sections/service/ServiceIndex.tsx'), 'onVisible');
export const reading = lazy(() => import('#sections/article/reading.ts'));
export const jobBoard = lazy(() => import('./JobBoard/jobs.ts'));
export const siteSearch = lazy(() => import('#sections/search/SiteSearch.tsx'));
export const searchShortcut = lazy(() => import('#sections/search/SearchShortcut.tsx'), 'never');
export const enquiryForm = lazy(() => import('#sections/enquiry/EnquiryForm.tsx'), 'onVisible');
export const signingDemo = lazy(() => import('./Demo/SigningDemo.tsx'), 'onVisible');
export const handoverDemo = lazy(() => import('./Demo/HandoverDemo.tsx'), 'onVisible');
export const sourcesDemo = lazy(() => import('./Demo/SourcesDemo.tsx'), 'onVisible');
export const sendTimeDemo = lazy(() => import('./Demo/SendTimeDemo.tsx'), 'onVisible');
