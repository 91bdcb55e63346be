/** What an open job shows and what does nothing; see lazyParts.ts. */
export { JobFacts } from './JobFacts.tsx';
export { JobText } from './JobText.tsx';
export { JobTitle } from './JobTitle.tsx';
export { JobWeek } from './JobWeek.tsx';
export { SimilarJobs } from './SimilarJobs.tsx';
