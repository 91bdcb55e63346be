import { css } from '@emotion/react';
import type { JobRowFragment } from '#job/JobRow.generated.ts';
import { freshness, pay, placeAndWorkplace } from '#job/jobWords.ts';
import { StaleNote } from '#job/StaleNote.tsx';
import { type Ground, Section } from '#sections/Section.tsx';
import { font, media, role, size, space } from '#theme/tokens.ts';
import { actions, ButtonLink } from '#ui/Button.tsx';
import { thousands } from '#ui/count.ts';
import { SampleNote } from '#ui/SampleNote.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
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
          <ul css={list}>
            {jobs.nodes.map((job) => (
              <Row key={job.id} job={job} asOf={jobs.asOf} />
            ))}
          </ul>
        </div>
      ) : (
        <p css={absent}>We couldn’t load the jobs. Please try again in a few minutes.</p>
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

function Row({ job, asOf }: { job: JobRowFragment; asOf: string }) {
  return (
    <li css={row}>
      <h3 css={title}>
        <SmartLink href={job.path}>{job.title}</SmartLink>
      </h3>
      <span>{placeAndWorkplace(job.location, job.workplace)}</span>
      <span css={salary}>{pay(job.salary)}</span>
      <span css={age}>{freshness(job, asOf)}</span>
    </li>
  );
}

const count = css`
  margin-left: -0.03em;
  color: ${role.accent};
  font: 600 ${size.number} / 0.8 ${font.display};
  letter-spacing: -0.06em;
`;

const absent = css`
  color: ${role.muted};
  font-size: ${size.t18};
`;

const shown = css`
  display: grid;
  gap: ${space.s5};
  align-content: start;
`;

const list = css`
  border-top: 2px solid ${role.rule};
`;

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 4.4fr) minmax(0, 3.4fr) minmax(0, 2.5fr) minmax(0, 2.2fr);
  gap: ${space.s2} ${space.s5};
  align-items: center;
  padding-block: ${space.s4};
  border-bottom: 1px solid ${role.line};
  &:hover {
    background: linear-gradient(90deg, transparent, ${role.hover} 8%, ${role.hover} 92%, transparent);
  }
  &:hover a {
    text-decoration: underline;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
  }
`;

const title = css`
  font-size: ${size.t18};
  a {
    color: ${role.accent};
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const salary = css`
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const age = css`
  color: ${role.muted};
  text-align: right;
  ${media.phone} {
    display: none;
  }
`;
