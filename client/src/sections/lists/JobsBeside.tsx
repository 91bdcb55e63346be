import { css } from '@emotion/react';
import { ShortRows } from '#job/SimilarJobs.tsx';
import { StaleNote } from '#job/StaleNote.tsx';
import { useAnchor } from '#sections/Section.tsx';
import { font, media, role, size, space, stack } from '#theme/tokens.ts';
import { thousands } from '#ui/count.ts';
import { SampleNote } from '#ui/SampleNote.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { unbroken } from '#ui/Unbroken.tsx';
import type { JobListFragment } from './JobList.generated.ts';
import { afterCount } from './JobList.tsx';

/**
 * The open jobs of a page's field, below its questions: how many there are, three of them and a link to all. On phones
 * only the number and the link. Nothing without jobs: most who read the page are clients.
 */
export function JobsBeside({ anchor: id, heading, jobs, more }: JobListFragment) {
  const anchor = useAnchor(id ?? 'open-jobs');
  if (!jobs?.totalCount) return null;
  const { totalCount, nodes, hasSamples, isStale, asOf } = jobs;
  return (
    <section css={beside} aria-labelledby={anchor}>
      <h2 id={anchor}>{unbroken(`${thousands(totalCount)} ${afterCount(heading, totalCount)}`)}</h2>
      {hasSamples && <SampleNote what="jobs" />}
      {isStale && <StaleNote asOf={asOf} />}
      <ShortRows jobs={nodes.slice(0, 3)} />
      {more && <SmartLink href={more.link}>{more.label}</SmartLink>}
    </section>
  );
}

const beside = css`
  ${stack.s3};
  justify-items: start;
  h2 {
    font-size: ${size.t28};
    letter-spacing: -0.025em;
  }
  ul {
    width: 100%;
  }
  ${media.phone} {
    gap: ${space.s1};
    margin-top: ${space.s3};
    padding-top: ${space.s3};
    border-top: 2px solid ${role.rule};
    h2 {
      font: 600 ${size.t18} / 1.3 ${font.text};
      letter-spacing: 0;
    }
    p,
    ul {
      display: none;
    }
  }
`;
