import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { bottomBar, layer, media, role, space } from '#theme/tokens.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Head } from '#ui/Head.tsx';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
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
import { SaveJob } from './SaveJob.tsx';
import { StaleNote } from './StaleNote.tsx';
import { visible } from './visiblePart.ts';

const JobFacts = staticComponent(jobText, (module) => module.JobFacts);
const JobText = staticComponent(jobText, (module) => module.JobText);
const JobWeek = staticComponent(jobText, (module) => module.JobWeek);
const JobTitle = staticComponent(jobText, (module) => module.JobTitle);
const SimilarJobs = staticComponent(jobText, (module) => module.SimilarJobs);
const JobView = hydrateOnVisible(visible, (module) => module.JobView);
const ShareJob = hydrateOnVisible(visible, (module) => module.ShareJob);
const ClosedJob = lazyComponent(withoutJob, (module) => module.ClosedJob);
const GeneralApplication = lazyComponent(withoutJob, (module) => module.GeneralApplication);

export type Job = NonNullable<JobQuery['job']>;

/** A job with the form to apply for it. A closed job shows similar jobs, an unknown one `missing`. */
export function JobPage({ missing }: { missing: ReactNode }) {
  const { pathname } = useLocation();
  const { data } = useJobQuery({ variables: useVariables<JobQueryVariables>('Job') });
  if (pathname === '/careers/general-application') return <GeneralApplication />;
  if (!data?.job) return missing;
  return data.job.status === 'CLOSED' ? (
    <ClosedJob job={data.job} />
  ) : (
    <OpenJob job={data.job} asOf={data.site.now?.at} />
  );
}

function OpenJob({ job, asOf }: { job: Job; asOf: string | undefined }) {
  const { path, title, sample, staleAsOf, location, workplace, summary, similar, office, closes } = job;
  return (
    <>
      <Head
        title={[title, place(location, workplace)].filter(Boolean).join(', ')}
        description={summary}
        path={path}
        hidden={sample || similar.some((job) => job.sample)}
        ownCard
      />
      <Wrap css={[head, office?.view && asOf && besideView]}>
        <div css={words}>
          <JobTitle job={job} />
          {staleAsOf && <StaleNote asOf={staleAsOf} />}
          <div css={toDo}>
            <ButtonLink css={inLowWindow} href="#apply">
              Apply for this job
            </ButtonLink>
            <SaveJob job={job} withWord />
          </div>
        </div>
        {office?.view && asOf && <JobView office={office} closes={closes} asOf={asOf} />}
        <JobWeek job={job} />
        <JobFacts job={job} />
      </Wrap>
      <Wrap css={columns}>
        <div css={[prose, text]}>
          <JobText job={job} />
          <ShareJob path={path} title={title} />
          <SimilarJobs jobs={similar} />
          <div css={reach}>
            <div css={applyBar}>
              <ButtonLink css={applyLink} href="#apply" data-apply-bar="">
                Apply for this job
              </ButtonLink>
            </div>
          </div>
        </div>
        <ApplicationForm job={job} />
      </Wrap>
    </>
  );
}

/** Of the button at the bottom of the window. */
const barHeight = '3.5rem';

/** In a low window, such as one at 400 %, there is no room for the bar. */
const roomForBar = '@media (min-height: 24em)';

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  justify-items: start;
`;

const toDo = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
`;

/* Words and view, and below them the facts. */
const besideView = css`
  grid-template-columns: minmax(0, 1fr) 442px;
  align-items: end;
  justify-items: stretch;
  dl {
    grid-column: 1 / -1;
  }
  ${media.drawer} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A shortcut to the form where there is no room for the bar. */
const inLowWindow = css`
  ${media.drawer} {
    ${roomForBar} {
      display: none;
    }
  }
`;

/* Where the bar is: from above the first screen to the end of the text. */
const reach = css`
  display: none;
  ${media.drawer} {
    ${roomForBar} {
      position: absolute;
      inset: -100vh 0 calc(-1 * (${barHeight} + ${space.s6}));
      display: flex;
      align-items: end;
      pointer-events: none;
    }
  }
`;

/**
 * The shortcut at the bottom of the window while the job is read, in reach of the thumb. It goes behind the form when
 * that comes into view.
 */
const applyBar = css`
  position: sticky;
  bottom: ${bottomBar};
  z-index: ${layer.strip - 1};
  flex: none;
  width: calc(100% + 2 * var(--gut));
  margin-inline: calc(-1 * var(--gut));
  padding: ${space.s2} var(--gut);
  border-top: 1px solid ${role.line};
  background: ${role.page};
  box-shadow: 0 ${bottomBar} ${role.page}; /* down to the edge, while the bar there is hidden */
  pointer-events: auto;
  /* What is focused is not behind it. A margin of that would not do: browsers do not scroll to what is in the window. */
  ${media.drawer} {
    ${roomForBar} {
      html:has(&) {
        scroll-padding-bottom: calc(${bottomBar} + ${barHeight} + 2 * ${space.s3});
      }
    }
  }
  ${media.print} {
    display: none;
  }
  /* Reached by keyboard, it is in front. */
  &:focus-within {
    z-index: ${layer.strip + 1};
  }
`;

const applyLink = css`
  width: 100%;
  height: ${barHeight};
  min-height: 0;
`;

/* The form after it is in front of the bar. */
const text = css`
  position: relative;
  & + * {
    position: relative;
    z-index: ${layer.strip};
    /* Nothing of the bar shows beside its round corners. */
    box-shadow: 0 0 0 ${space.s4} ${role.page};
  }
`;
