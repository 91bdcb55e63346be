import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { JobRow, jobList } from '#job/JobRow.tsx';
import { StaleNote } from '#job/StaleNote.tsx';
import { mostSaved, type SavedIds, saveJob, useSavedJobs } from '#job/savedJobs.ts';
import { leadText, useAnchor } from '#sections/Section.tsx';
import { size, space, stack } from '#theme/tokens.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { counted } from '#ui/count.ts';
import { inline } from '#ui/Inline.tsx';
import { linkButton } from '#ui/linkButton.ts';
import { SampleNote } from '#ui/SampleNote.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { type JobsByIdQuery, type SavedJobsFragment, useJobsByIdQuery } from './SavedJobs.generated.ts';
import { withoutScripts } from './scripted.ts';

/** The jobs that this browser keeps. Removed ones stay until the page is left, so that they can be put back. */
export function SavedJobs({ anchor: id, heading, lead }: SavedJobsFragment) {
  const anchor = useAnchor(id);
  const saved = useSavedJobs();
  const listed = useListed(saved ?? []);
  return (
    <section css={section} aria-labelledby={anchor}>
      <Wrap css={column}>
        <h2 id={anchor} css={[title, !saved && withoutScripts]}>
          <span role="status">{saved && saved.length > 0 ? counted(saved.length, 'saved job') : heading}</span>
        </h2>
        {!saved && (
          <p css={withoutScripts}>
            Saving jobs needs JavaScript. <SmartLink href="/careers">See all open jobs</SmartLink>
          </p>
        )}
        {saved && listed.length === 0 && (
          <>
            {lead && <p css={leadText}>{inline(lead)}</p>}
            <ButtonLink href="/careers">See all open jobs</ButtonLink>
          </>
        )}
        {saved && listed.length > 0 && <List ids={listed} saved={saved} />}
      </Wrap>
    </section>
  );
}

/** The saved jobs, and those that were saved when the page was opened. */
function useListed(saved: SavedIds): SavedIds {
  const [listed, list] = useState(saved);
  if (saved.some((id) => !listed.includes(id)))
    list([...saved, ...listed.filter((id) => !saved.includes(id))].slice(0, mostSaved));
  return listed;
}

function List({ ids, saved }: { ids: SavedIds; saved: SavedIds }) {
  const { data, loading, refetch } = useJobsByIdQuery({ variables: { ids: [...ids] } });
  const last = useRef<JobsByIdQuery>(undefined);
  const jobs = (data ?? last.current)?.jobs;
  useEffect(() => {
    if (!data?.jobs) return;
    last.current = data;
    // Jobs that nobody knows any more. What is cached may lack the newest.
    const known = data.jobs.isStale ? ids : data.jobs.nodes.map((job) => job.id);
    for (const id of ids) if (!known.includes(id)) saveJob(id, false);
  }, [data, ids]);
  if (!jobs)
    return loading ? null : (
      <div role="alert" css={column}>
        <p>We can’t load your saved jobs right now. They’re still saved.</p>
        <Button look="second" onClick={() => void refetch().catch(() => {})}>
          Try again
        </Button>
      </div>
    );
  return (
    <>
      {jobs.hasSamples && <SampleNote what="jobs" />}
      {jobs.isStale && <StaleNote asOf={jobs.asOf} />}
      <ul css={[jobList, across]}>
        {jobs.nodes.map((job) => {
          const isSaved = saved.includes(job.id);
          const word = isSaved ? 'Remove' : 'Undo';
          return (
            <JobRow
              key={job.id}
              job={job}
              asOf={jobs.asOf}
              note={isSaved ? (job.status === 'CLOSED' && <Closed path={job.path} />) || undefined : 'Removed'}
              action={
                <div>
                  <button
                    type="button"
                    css={[linkButton, asBookmark]}
                    aria-label={`${word}: ${job.title}`}
                    onClick={() => {
                      const before = ids.slice(0, ids.indexOf(job.id));
                      saveJob(job.id, !isSaved, before.filter((id) => saved.includes(id)).length);
                    }}
                  >
                    {word}
                  </button>
                </div>
              }
            />
          );
        })}
      </ul>
    </>
  );
}

/** What to do about a job that is no longer open: its page lists similar ones. */
function Closed({ path }: { path: string }) {
  return (
    <>
      Closed. <SmartLink href={`${path}#similar-jobs`}>Similar jobs</SmartLink>
    </>
  );
}

/* Tall, so that what follows is below the window before the jobs are there. */
const section = css`
  min-height: 70vh;
  padding-block: ${space.s5} ${space.s7};
`;

const column = css`
  ${stack.s4};
  justify-items: start;
`;

/** Its word ends at the edge of the row, and its target begins before the word. */
const asBookmark = css`
  padding: 0 0 0 15px;
`;

const across = css`
  width: 100%;
`;

const title = css`
  font-size: ${size.t28};
`;
