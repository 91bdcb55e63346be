import { css } from '@emotion/react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { media, query, space } from '#theme/tokens.ts';
import { useLocation, useNavigate } from '#ui/location.ts';
import { focusOn, isInView } from '#ui/scroll.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { Facets, facetsId } from './Facets.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import type { JobBoardFragment } from './JobBoard.generated.ts';
import { JobBoardHero } from './JobBoardHero.tsx';
import { JobResults } from './JobResults.tsx';
import { LiveResult } from './LiveResult.tsx';
import { feed, results as resultsId } from './search.ts';
import { chosenOf } from './searchWords.ts';
import { useJobs } from './useJobs.ts';
import { useSearch } from './useSearch.ts';

/** The job search. Without JavaScript its form leads to the same addresses. */
export function JobBoard({ anchor, heading, lead }: JobBoardFragment) {
  const control = useSearch();
  const jobs = useJobs(control.search);
  const [filtering, setFiltering] = useState(false);
  const results = useRef<HTMLHeadingElement>(null);
  const { search, change } = control;
  const facets = jobs.found?.facets ?? [];
  const chosen = chosenOf(search, facets);
  useScrollToResults(results, jobs.busy, search.page);
  useUnfolded(() => setFiltering(true));

  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={feed(search, 'atom')} title="Jobs" />
      <link rel="alternate" type="application/feed+json" href={feed(search, 'json')} title="Jobs" />
      <JobBoardHero heading={heading} lead={lead} control={control} />
      <section css={section} aria-labelledby={resultsId}>
        <Wrap css={columns}>
          <Facets css={beside} facets={facets} search={search} onChange={change} native />
          <JobResults
            anchor={anchor}
            heading={results}
            jobs={jobs}
            search={search}
            chosen={chosen}
            onChange={change}
            onFilter={() => setFiltering(true)}
          />
        </Wrap>
        <LiveResult jobs={jobs} search={search} />
      </section>
      <FilterDialog
        open={filtering}
        count={jobs.failed ? null : (jobs.found?.totalCount ?? null)}
        facets={facets}
        search={search}
        onChange={change}
        onClose={() => setFiltering(false)}
      />
    </>
  );
}

/**
 * After a link among the results, moves scroll and focus to the heading of the new results once they have loaded.
 * Another page of results is shown from its top.
 */
function useScrollToResults(heading: RefObject<HTMLHeadingElement | null>, busy: boolean, page: number) {
  const { key, anchor } = useLocation();
  const seen = useRef({ key, page });
  const pending = useRef(false);
  useLayoutEffect(() => {
    if (seen.current.key !== key) pending.current = anchor === `#${resultsId}`;
    seen.current.key = key;
    if (busy) return;
    const turned = seen.current.page !== page;
    seen.current.page = page;
    if (!pending.current || !heading.current) return;
    pending.current = false;
    if (turned || !isInView(heading.current)) heading.current.scrollIntoView({ behavior: 'instant' });
    focusOn(heading.current);
  }, [key, anchor, busy, heading, page]);
}

/** If the filters were unfolded before the scripts arrived, the dialog opens in their place. */
function useUnfolded(open: () => void) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Before useSearch.ts takes over what was ticked, which adds an entry to the history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (hash !== `#${facetsId}` || !matchMedia(query.sheet).matches) return;
    navigate(pathname + search, { replace: true });
    open();
  }, []);
}

const section = css`
  padding-block: ${space.s6} calc(${space.section} * 0.62);
`;

const columns = css`
  display: grid;
  grid-template-columns: 250px minmax(0, 1fr);
  gap: ${space.s7};
  align-items: start;
  /* Without filters the results have the full width. */
  > :only-child {
    grid-column: 1 / -1;
  }
  ${media.drawer} {
    gap: ${space.s6};
  }
  ${media.sheet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** On narrow screens the filters are in a dialog; without JavaScript a link unfolds them above the results. */
const beside = css`
  ${media.sheet} {
    &:not(:target) {
      display: none;
    }
    html.js & {
      display: none;
    }
  }
`;
