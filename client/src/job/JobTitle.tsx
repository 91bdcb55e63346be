import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { SampleNote } from '#ui/SampleNote.tsx';
import type { JobQuery } from './Job.generated.ts';
import { careersCrumbs } from './layout.ts';

/** The title of an open job, and the way to it. */
export function JobTitle({ job: { title, path, sample } }: { job: NonNullable<JobQuery['job']> }) {
  return (
    <>
      <Breadcrumb crumbs={[...careersCrumbs, { label: title, link: path }]} />
      <h1>{title}</h1>
      {sample && <SampleNote what="job" isHidden />}
    </>
  );
}
