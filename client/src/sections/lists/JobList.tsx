import { css } from '@emotion/react';
import { JobRow, jobList } from '#job/JobRow.tsx';
import { StaleNote } from '#job/StaleNote.tsx';
import { type Ground, Section } from '#sections/Section.tsx';
import { muted18 } from '#theme/styles.ts';
import { display, media, role, size, space, stack } from '#theme/tokens.ts';
import { actions, ButtonLink } from '#ui/Button.tsx';
import { thousands } from '#ui/count.ts';
import { SampleNote } from '#ui/SampleNote.tsx';
import type { JobListFragment } from './JobList.generated.ts';

/** The newest jobs, and how many there are. */
export function JobList({ anchor, heading, lead, jobs, more, ground }: JobListFragment & { ground: Ground }) {
  if (jobs?.totalCount === 0) return <NoJobs anchor={anchor} ground={ground} />;
  return (
    <Section
      id={anchor}
      heading={jobs ? afterCount(heading, jobs.totalCount) : 'Open jobs'}
      lead={lead}
      ground={ground}
      layout="split"
      above={jobs && <span css={count}>{thousands(jobs.totalCount)}</span>}
      below={
        more && (
          <ButtonLink look="second" href={more.link}>
            {more.label}
          </ButtonLink>
        )
      }
    >
      {jobs ? (
        <div css={shown}>
          {jobs.hasSamples && <SampleNote what="jobs" />}
          {jobs.isStale && <StaleNote asOf={jobs.asOf} />}
          <ul css={[jobList, low]}>
            {jobs.nodes.map((job) => (
              <JobRow key={job.id} job={job} asOf={jobs.asOf} action={null} />
            ))}
          </ul>
        </div>
      ) : (
        <p css={muted18}>We couldn’t load the jobs. Please try again in a few minutes.</p>
      )}
    </Section>
  );
}

/** A heading that follows the number of jobs. */
export const afterCount = (heading: string, count: number) =>
  count === 1 ? heading.replace(/\bjobs\b/, 'job') : heading;

/** What to do while no job is open. */
function NoJobs({ anchor, ground }: { anchor: string | null; ground: Ground }) {
  return (
    <Section
      id={anchor}
      heading="No jobs are open right now"
      lead="Tell us what you do well. If a job that fits comes up, we may write to you."
      ground={ground}
      layout="split"
    >
      <div css={actions}>
        <ButtonLink href="/careers/general-application">Send a general application</ButtonLink>
        <ButtonLink look="second" href="/careers#hiring">
          See how hiring works
        </ButtonLink>
      </div>
    </Section>
  );
}

const count = css`
  margin-left: -0.03em;
  color: ${role.accent};
  ${display(size.number, 0.8)};
  letter-spacing: -0.06em;
`;

const shown = css`
  ${stack.s5};
  align-content: start;
`;

const low = css`
  > li {
    padding-block: ${space.s4};
  }
  ${media.phone} {
    > li > span {
      display: none;
    }
  }
`;
