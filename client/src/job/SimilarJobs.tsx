import { css } from '@emotion/react';
import { size, space, stack } from '#theme/tokens.ts';
import { SampleNote } from '#ui/SampleNote.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { JobRowFragment } from './JobRow.generated.ts';
import { rows } from './JobRow.tsx';
import { placeAndWorkplace } from './jobWords.ts';

/** Open jobs of the same kind or place. */
export function SimilarJobs({ jobs }: { jobs: readonly (JobRowFragment & { sample?: boolean })[] }) {
  if (jobs.length === 0) return null;
  return (
    <section css={section} aria-labelledby="similar-jobs">
      <h2 id="similar-jobs" css={title}>
        Similar jobs
      </h2>
      {jobs.some(({ sample }) => sample) && <SampleNote what="jobs" isHidden />}
      <ShortRows jobs={jobs} />
    </section>
  );
}

/** Rows with the title of each job and its place. */
export function ShortRows({ jobs }: { jobs: readonly JobRowFragment[] }) {
  return (
    <ul css={list}>
      {jobs.map(({ id, path, title: name, location, workplace }) => (
        <li key={id}>
          <h3>
            <SmartLink href={path}>{name}</SmartLink>
          </h3>
          <span>{placeAndWorkplace(location, workplace)}</span>
        </li>
      ))}
    </ul>
  );
}

const section = css`
  ${stack.s3};
`;

const title = css`
  font-size: ${size.t28};
  letter-spacing: -0.025em;
`;

const list = css`
  ${rows};
  > li {
    padding-block: ${space.s4};
  }
  h3 {
    font-size: ${size.t18};
  }
`;
