import { css } from '@emotion/react';
import { muted16 } from '#theme/styles.ts';
import { display, role, size } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { SampleNote } from '#ui/SampleNote.tsx';
import { unbroken } from '#ui/Unbroken.tsx';
import type { JobQuery } from './Job.generated.ts';
import { paid } from './jobWords.ts';
import { careersCrumbs } from './layout.ts';

/** The title of an open job, the way to it, what it is about, and its pay. */
export function JobTitle({ job: { title, path, sample, summary, salary } }: { job: NonNullable<JobQuery['job']> }) {
  const { amount, period } = paid(salary);
  return (
    <>
      <Breadcrumb crumbs={[...careersCrumbs, { label: title, link: path }]} />
      {sample && <SampleNote what="job" isHidden />}
      <h1 css={heading}>{title}</h1>
      <p css={lead}>{unbroken(summary)}</p>
      {amount && (
        <p css={payText}>
          <b>{amount}</b> {period}
        </p>
      )}
    </>
  );
}

const heading = css`
  font-size: clamp(2.143rem, 1.4rem + 2.4vw, 3.714rem);
`;

const lead = css`
  max-width: 34em;
  font-size: ${size.t18};
  line-height: 1.5;
`;

const payText = css`
  ${muted16};
  b {
    color: ${role.accent};
    ${display(size.t36, 1.1)};
    letter-spacing: -0.03em;
    margin-right: 0.1em;
  }
`;
