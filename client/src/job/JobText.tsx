import { css } from '@emotion/react';
import { size } from '#theme/tokens.ts';
import { RichText } from '#ui/RichText.tsx';
import { FraudNote } from './FraudNote.tsx';
import type { JobQuery } from './Job.generated.ts';

/** What the job is about. */
export function JobText({ job }: { job: NonNullable<JobQuery['job']> }) {
  const { description, skills } = job;
  return (
    <>
      <RichText css={text} blocks={description} level={2} />
      {skills.length > 0 && (
        <p css={skillsText}>
          <b>Skills needed:</b> {skills.join(', ')}.
        </p>
      )}
      <FraudNote />
    </>
  );
}

const text = css`
  > h2 {
    font-size: ${size.t28};
    letter-spacing: -0.025em;
  }
`;

const skillsText = css`
  font-size: ${size.t16};
`;
