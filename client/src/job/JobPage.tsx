import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, size } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { CopyLink } from '#ui/CopyLink.tsx';
import { Head } from '#ui/Head.tsx';
import { useLocation } from '#ui/location.ts';
import { RichText } from '#ui/RichText.tsx';
import { useVariables } from '#ui/variables.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ClosedJob } from './ClosedJob.tsx';
import { FraudNote } from './FraudNote.tsx';
import { GeneralApplication } from './GeneralApplication.tsx';
import { type JobQuery, type JobQueryVariables, useJobQuery } from './Job.generated.ts';
import { JobFacts } from './JobFacts.tsx';
import { place } from './jobWords.ts';
import { careersCrumbs, columns, head, prose } from './layout.ts';
import { SimilarJobs } from './SimilarJobs.tsx';
import { StaleNote } from './StaleNote.tsx';

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
  const { path, title, staleAsOf, location, workplace, summary, description, skills, similar } = job;
  const crumbs = [...careersCrumbs, { label: title, link: path }];
  return (
    <>
      <Head title={`${title}, ${place(location, workplace)}`} description={summary} path={path} />
      <Wrap css={head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        {staleAsOf && <StaleNote asOf={staleAsOf} />}
        <ButtonLink css={whenStacked} href="#apply">
          Apply for this job
        </ButtonLink>
        <JobFacts job={job} />
      </Wrap>
      <Wrap css={columns}>
        <div css={prose}>
          <p css={lead}>{summary}</p>
          <RichText css={text} blocks={description} level={2} />
          {skills.length > 0 && (
            <p css={skillsText}>
              <b>Skills asked for:</b> {skills.join(', ')}.
            </p>
          )}
          <FraudNote />
          <CopyLink label="Copy link to this job" />
          <SimilarJobs jobs={similar} />
        </div>
        <ApplicationForm job={job} />
      </Wrap>
    </>
  );
}

const lead = css`
  max-width: 52ch;
  font-size: ${size.t18};
  line-height: 1.5;
`;

const text = css`
  > h2 {
    font-size: ${size.t28};
    letter-spacing: -0.025em;
  }
`;

const skillsText = css`
  font-size: ${size.t16};
`;

/** A shortcut to the form where the form is below the text. */
const whenStacked = css`
  ${media.bar} {
    display: none;
  }
  ${media.phone} {
    width: 100%;
  }
`;
