/** The job search and the saved jobs, which have the same rows; see lazyParts.ts. */
export { JobBoard } from './JobBoard.tsx';
export { SavedJobs } from './SavedJobs.tsx';
