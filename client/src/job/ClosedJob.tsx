import { css } from '@emotion/react';
import { size, space } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { actions, ButtonLink } from '#ui/Button.tsx';
import { Head } from '#ui/Head.tsx';
import { usePostedForm } from '#ui/postedForm.ts';
import { SampleNote } from '#ui/SampleNote.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { JobQuery } from './Job.generated.ts';
import { careersCrumbs, columns, head } from './layout.ts';
import { SimilarJobs } from './SimilarJobs.tsx';

/**
 * A job that is no longer accepting applications. An application that was sent just as the job closed is shown again,
 * to be sent as a general application.
 */
export function ClosedJob({ job }: { job: NonNullable<JobQuery['job']> }) {
  useStatus(410);
  const posted = usePostedForm('application');
  const { title, path, reference, sample, similar } = job;
  return (
    <>
      <Head
        title={`${title}: closed`}
        description={`${reference}, ${title}, is no longer accepting applications.`}
        path={path}
        hidden
        ownCard
      />
      <Wrap css={columns}>
        <div css={head}>
          <Breadcrumb crumbs={[...careersCrumbs, { label: title, link: path }]} />
          <h1>{title}</h1>
          {sample && <SampleNote what="job" isHidden />}
          <p css={message}>
            <b>This job is closed.</b> {reference} is no longer accepting applications. If you’ve applied, we’ll still
            read your application and answer it.
          </p>
          <div css={actions}>
            <ButtonLink href="/careers">See all open jobs</ButtonLink>
            <ButtonLink look="second" href="/careers/general-application">
              Send a general application
            </ButtonLink>
          </div>
        </div>
      </Wrap>
      <Wrap css={posted ? columns : below}>
        <SimilarJobs jobs={similar} />
        {posted && <ApplicationForm job={null} />}
      </Wrap>
    </>
  );
}

const message = css`
  max-width: 52ch;
  font-size: ${size.t18};
  line-height: 1.5;
`;

const below = css`
  padding-bottom: calc(${space.section} * 0.62);
`;
