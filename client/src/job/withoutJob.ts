/** The pages of closed jobs and of applications without a job; see lazyParts.ts. */
export { ClosedJob } from './ClosedJob.tsx';
export { GeneralApplication } from './GeneralApplication.tsx';
