import { type Lazy, lazy } from '#ui/lazy.ts';
import type { JobQuery } from './Job.generated.ts';
import { visible } from './visiblePart.ts';

/* What a job page shows besides its form. */
export const jobText = lazy(() => import('./jobTextPart.ts'), 'never');
export const withoutJob = lazy(() => import('./withoutJob.ts'));

/** The lazily loaded parts that a job needs, or an address without one. */
export function partsOfJob(job: JobQuery['job']): Lazy[] {
  if (!job || job.status === 'CLOSED') return [withoutJob];
  return [jobText, visible];
}
