import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { JobRow, jobList } from '#job/JobRow.tsx';
import { StaleNote } from '#job/StaleNote.tsx';
import { media, size, space, stack } from '#theme/tokens.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { inline } from '#ui/Inline.tsx';
import { linkButton } from '#ui/linkButton.ts';
import { SampleNote } from '#ui/SampleNote.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { facetsId } from './Facets.tsx';
import { Pages } from './Pages.tsx';
import type { Search } from './readSearch.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { SortSelect } from './SortSelect.tsx';
import { chosenCount, cleared, type OnChange, path, results, toggled, writeSearch } from './search.ts';
import { type Chosen, headline, leftOver } from './searchWords.ts';
import type { Jobs } from './useJobs.ts';

interface JobResultsProps {
  /** The anchor of the section. */
  anchor: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
  jobs: Jobs;
  search: Search;
  chosen: readonly Chosen[];
  onChange: OnChange;
  onFilter: () => void;
}

/** The jobs that were found, and the chosen filters. */
export function JobResults({ anchor, heading, jobs, search, chosen, onChange, onFilter }: JobResultsProps) {
  const { found, foundFor, busy, failed, retry } = jobs;
  const filterCount = chosenCount(search);
  // Without any job there is nothing to filter by.
  const canFilter = !found || search.near || found.facets.some(({ options }) => options.length > 0);
  const inFacts = found ? found.nodes.length - found.inDescription : 0;
  const rows = (from: number, to?: number) => (
    <ul css={jobList}>
      {found?.nodes.slice(from, to).map((job, i) => (
        <JobRow key={job.id} job={job} asOf={found.asOf} distance={found.distances?.[from + i]} />
      ))}
    </ul>
  );
  const filterWords = filterCount > 0 ? `Filters (${filterCount})` : 'Filters';
  return (
    <div css={column} id={anchor ?? undefined}>
      <div css={head}>
        <h2 id={results} ref={heading} tabIndex={-1} css={title}>
          {headline(jobs, search)}
        </h2>
        {found?.totalCount !== 0 && <SortSelect search={search} onChange={onChange} />}
      </div>
      <div css={chips}>
        {canFilter && (
          <>
            <Button css={opening} look="second" small onClick={onFilter} aria-haspopup="dialog">
              {filterWords}
            </Button>
            <ButtonLink css={unfolding} look="second" small href={`#${facetsId}`}>
              {filterWords}
            </ButtonLink>
          </>
        )}
        {chosen.map(({ filter, value, label }) => (
          <Chip key={filter + value} href={path(toggled(search, filter, value, false))}>
            {label}
          </Chip>
        ))}
        {search.near && <Chip href={path({ ...search, near: '', page: 1 })}>Near {search.near}</Chip>}
        {filterCount > 0 && (
          <SmartLink css={[linkButton, clearing]} href={path(cleared(search))}>
            Clear all
          </SmartLink>
        )}
      </div>
      {failed && <SearchFailure onRetry={retry} again={`/careers${writeSearch(search)}`} left={leftOver(jobs)} />}
      {found && (
        <div css={[list, busy && dimmed]} aria-busy={busy}>
          {found.hasSamples && <SampleNote what="jobs" />}
          {found.isStale && <StaleNote asOf={found.asOf} />}
          {found.correctedQuery !== null && <p>Showing results for “{found.correctedQuery}”.</p>}
          {found.nearNote && <p>{inline(found.nearNote)}</p>}
          {found.nodes.length > 0 ? (
            <>
              {inFacts > 0 && rows(0, inFacts)}
              {found.inDescription > 0 && (
                <>
                  <h3 css={mentioned}>Mentioned in the description only</h3>
                  {rows(inFacts)}
                </>
              )}
            </>
          ) : (
            <EmptyResult found={found} search={search} />
          )}
          <Pages search={foundFor} total={found.totalCount} shown={found.nodes.length} canAlert={found.canAlert} />
        </div>
      )}
    </div>
  );
}

const column = css`
  ${stack.s4};
  align-content: start;
  /* Narrow screens: the filters' button and the order share a row. */
  ${media.sheet} {
    grid-template-columns: minmax(0, 1fr) fit-content(70%);
    > * {
      grid-column: 1 / -1;
    }
  }
  /* Chromium does not move the rows of a grid for what it moves to the next sheet. */
  ${media.print} {
    display: block;
    > * + * {
      margin-top: ${space.s4};
    }
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s5};
  align-items: center;
  justify-content: space-between;
  ${media.sheet} {
    display: contents;
    > div {
      z-index: 1;
      grid-column: 1 / -1;
      ${media.scripts} {
        grid-area: 2 / 2;
        align-self: start;
      }
      html.js & {
        grid-area: 2 / 2;
        align-self: start;
      }
    }
  }
`;

const title = css`
  flex: 1 1 16rem;
  font-size: ${size.t36};
  ${media.sheet} {
    grid-column: 1 / -1;
  }
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  align-items: center;
  ${media.sheet} {
    ${media.scripts} {
      grid-area: 2 / 1 / 3 / -1;
    }
    html.js & {
      grid-area: 2 / 1 / 3 / -1;
    }
  }
  &:empty {
    display: none;
  }
`;

const mentioned = css`
  font-size: ${size.t18};
`;

const clearing = css`
  display: inline-flex;
  align-items: center;
`;

/** Beside it is the order; the filters begin below. */
const beside = css`
  display: none;
  ${media.sheet} {
    margin-right: max(50%, 100% - 11.5rem);
    padding-inline: 1rem;
  }
`;

/** The button of the dialog: only where there is no room for filters, and only once it works. */
const opening = css`
  ${beside};
  ${media.sheet} {
    html.js & {
      display: inline-flex;
    }
  }
`;

/** Before that, and without JavaScript, a link in its place unfolds the filters. */
const unfolding = css`
  ${beside};
  ${media.sheet} {
    html:not(.js) & {
      display: inline-flex;
    }
  }
`;

const list = css`
  ${stack.s5};
  transition: opacity 120ms;
`;

/** Fades only when a response is slow, and stays readable. */
const dimmed = css`
  opacity: 0.86;
  filter: grayscale(1);
  transition-delay: 200ms;
`;
