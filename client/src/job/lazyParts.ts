import { type Lazy, lazy } from '#ui/lazy.ts';
import type { JobQuery } from './Job.generated.ts';

/* What a job page shows besides its form. */
export const jobText = lazy(() => import('./jobTextPart.ts'), 'never');
export const withoutJob = lazy(() => import('./withoutJob.ts'));

/** The lazily loaded parts that a job needs, or an address without one. */
export function partsOfJob(job: JobQuery['job']): Lazy[] {
  return [job && job.status !== 'CLOSED' ? jobText : withoutJob];
}
