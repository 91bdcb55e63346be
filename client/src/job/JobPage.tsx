import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { bottomBar, hiddenIn, layer, media, role, space, stack } from '#theme/tokens.ts';
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
  const facts = <JobFacts job={job} />;
  const hasView = office?.view && asOf;
  return (
    <>
      <Head
        title={[title, place(location, workplace)].filter(Boolean).join(', ')}
        description={summary}
        path={path}
        hidden={sample || similar.some((job) => job.sample)}
        ownCard
      />
      <Wrap css={[head, beside, hasView ? factsBelow : factsBeside]}>
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
        {hasView ? <JobView office={office} closes={closes} asOf={asOf} /> : facts}
        <JobWeek job={job} />
        {hasView && facts}
      </Wrap>
      <Wrap css={[columns, formBeside]}>
        <div css={[prose, text]}>
          <JobText job={job} />
          <div css={reach}>
            <div css={applyBar}>
              <ButtonLink css={applyLink} href="#apply" data-apply-bar="" small>
                Apply for this job
              </ButtonLink>
            </div>
          </div>
        </div>
        <ApplicationForm job={job} />
        <div css={prose}>
          <ShareJob path={path} title={title} />
          <SimilarJobs jobs={similar} />
        </div>
      </Wrap>
    </>
  );
}

/** In a low window, such as one at 400 %, there is no room for the bar. */
const roomForBar = '@media (min-height: 24em)';

const words = css`
  ${stack.s5};
  justify-items: start;
`;

const toDo = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
`;

/* Words, and beside them the view or the facts. */
const beside = css`
  grid-template-columns: minmax(0, 1fr) 442px;
  align-items: end;
  justify-items: stretch;
  ${media.drawer} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const factsBelow = css`
  dl {
    grid-column: 1 / -1;
  }
`;

const factsBeside = css`
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* On phones, the week comes first. */
    ${media.phone} {
      order: 1;
    }
  }
`;

/** A shortcut to the form where there is no room for the bar. */
const inLowWindow = css`
  ${media.drawer} {
    ${hiddenIn(roomForBar)};
  }
`;

/* Where the bar is: from above the first screen to the end of the text. */
const reach = css`
  display: none;
  ${media.drawer} {
    ${roomForBar} {
      position: absolute;
      inset: -100vh 0 calc(-1 * (${bottomBar} + ${space.s6}));
      display: flex;
      align-items: end;
      pointer-events: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * The shortcut at the bottom of the window while the job is read, in reach of the thumb. It goes behind the form when
 * that comes into view. The bar with the arrow has the same shortcut, in the same place.
 */
const applyBar = css`
  position: sticky;
  bottom: 0;
  z-index: ${layer.strip - 1};
  display: flex;
  flex: none;
  align-items: center;
  width: calc(100% + 2 * var(--gut));
  height: ${bottomBar};
  margin-inline: calc(-1 * var(--gut));
  padding: 0 var(--gut) env(safe-area-inset-bottom);
  border-top: 1px solid ${role.line};
  background: ${role.header};
  pointer-events: auto;
  /* Behind the bar with the arrow, until it's reached by keyboard. The focus scrolls to its end, which is over the form. */
  &:focus-within {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.arrow + 1};
    width: auto;
    margin: 0;
  }
`;

const applyLink = css`
  flex: 1;
`;

/* Beside the form are the text and what is after it; where there is one column, that is below the form. */
const formBeside = css`
  ${media.bar} {
    grid-template-rows: auto 1fr;
    > form {
      grid-area: 1 / 2 / span 2;
    }
  }
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
