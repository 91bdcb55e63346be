import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '#theme/tokens.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CopyLink } from '#ui/CopyLink.tsx';
import { Head } from '#ui/Head.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useLocation } from '#ui/location.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { useVariables } from '#ui/variables.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { type JobQuery, type JobQueryVariables, useJobQuery } from './Job.generated.ts';
import { place } from './jobWords.ts';
import { columns, head, prose } from './layout.ts';
import { jobText, withoutJob } from './lazyParts.ts';
import { StaleNote } from './StaleNote.tsx';

const JobFacts = staticComponent(jobText, (module) => module.JobFacts);
const JobText = staticComponent(jobText, (module) => module.JobText);
const JobTitle = staticComponent(jobText, (module) => module.JobTitle);
const SimilarJobs = staticComponent(jobText, (module) => module.SimilarJobs);
const ClosedJob = lazyComponent(withoutJob, (module) => module.ClosedJob);
const GeneralApplication = lazyComponent(withoutJob, (module) => module.GeneralApplication);

export type Job = NonNullable<JobQuery['job']>;

/** A job with the form to apply for it. A closed job shows similar jobs, an unknown one `missing`. */
export function JobPage({ missing }: { missing: ReactNode }) {
  const { pathname } = useLocation();
  const { data } = useJobQuery({ variables: useVariables<JobQueryVariables>('Job') });
  if (pathname === '/careers/general-application') return <GeneralApplication />;
  if (!data?.job) return missing;
  return data.job.status === 'CLOSED' ? <ClosedJob job={data.job} /> : <OpenJob job={data.job} />;
}

function OpenJob({ job }: { job: Job }) {
  const { path, title, sample, staleAsOf, location, workplace, summary, similar } = job;
  return (
    <>
      <Head
        title={`${title}, ${place(location, workplace)}`}
        description={summary}
        path={path}
        hidden={sample || similar.some((job) => job.sample)}
      />
      <Wrap css={head}>
        <JobTitle job={job} />
        {staleAsOf && <StaleNote asOf={staleAsOf} />}
        <ButtonLink css={whenStacked} href="#apply">
          Apply for this job
        </ButtonLink>
        <JobFacts job={job} />
      </Wrap>
      <Wrap css={columns}>
        <div css={prose}>
          <JobText job={job} />
          <CopyLink label="Copy link to this job" />
          <SimilarJobs jobs={similar} />
        </div>
        <ApplicationForm job={job} />
      </Wrap>
    </>
  );
}

/** A shortcut to the form where the form is below the text. */
const whenStacked = css`
  ${media.bar} {
    display: none;
  }
  ${media.phone} {
    width: 100%;
  }
`;
