import { css } from '@emotion/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { headerHeight, media, query, role, space, split } from '#theme/tokens.ts';
import { useLocation, useNavigate } from '#ui/location.ts';
import { focusOn, isInView } from '#ui/scroll.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { Facets, facetsId } from './Facets.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import type { JobBoardFragment } from './JobBoard.generated.ts';
import { JobBoardHero } from './JobBoardHero.tsx';
import { JobResults } from './JobResults.tsx';
import { LiveResult } from './LiveResult.tsx';
import { feed, pageCount, results as resultsId } from './search.ts';
import { chosenOf, resolved } from './searchWords.ts';
import { useJobs } from './useJobs.ts';
import { useSearch } from './useSearch.ts';

/** The job search. Without JavaScript its form leads to the same addresses. */
export function JobBoard({ anchor, heading, lead }: JobBoardFragment) {
  const control = useSearch();
  const jobs = useJobs(control.search);
  const results = useRef<HTMLHeadingElement>(null);
  const [filtering, setFiltering] = useFilterDialog(results);
  const facets = jobs.found?.facets ?? [];
  const search = resolved(control.search, facets);
  const change: typeof control.change = (next) => control.change((now) => next(resolved(now, facets)));
  const chosen = chosenOf(search, facets);
  const keepInView = useScrollToResults(results, jobs.busy, search.page);
  useUnfolded(() => setFiltering('open'));
  const filters = { facets, search, place: jobs.found, total: jobs.failed ? null : (jobs.found?.totalCount ?? null) };
  const filter: typeof change = (next) => {
    keepInView();
    change(next);
  };

  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={feed(search, 'atom')} title="Jobs" />
      <link rel="alternate" type="application/feed+json" href={feed(search, 'json')} title="Jobs" />
      {jobs.found && jobs.foundFor.page > pageCount(jobs.found.totalCount) && !jobs.found.hasSamples && (
        <meta name="robots" content="noindex" />
      )}
      <JobBoardHero heading={heading} lead={lead} control={control} />
      <section css={section} aria-labelledby={resultsId}>
        <Wrap css={columns}>
          <Facets css={beside} {...filters} onChange={filter} native />
          <JobResults
            anchor={anchor}
            heading={results}
            jobs={jobs}
            search={search}
            chosen={chosen}
            onChange={change}
            onFilter={() => setFiltering('open')}
          />
        </Wrap>
        <LiveResult jobs={jobs} search={search} />
      </section>
      <FilterDialog
        {...filters}
        open={filtering === 'open'}
        onChange={change}
        onClose={() => setFiltering((now) => (now === 'open' ? 'closed' : now))}
        onShow={() => setFiltering('results')}
      />
    </>
  );
}

type Heading = RefObject<HTMLHeadingElement | null>;

/** The dialog of filters. When it closes to show the results, scroll and focus move to their heading. */
function useFilterDialog(heading: Heading) {
  const dialog = useState<'open' | 'closed' | 'results'>('closed');
  const [state] = dialog;
  // After the dialog has closed and returned the focus.
  useEffect(() => {
    if (state !== 'results' || !heading.current) return;
    bringIntoView(heading.current);
    focusOn(heading.current);
  }, [state, heading]);
  return dialog;
}

function bringIntoView(heading: HTMLElement, always = false) {
  if (always || !isInView(heading)) heading.scrollIntoView({ behavior: 'instant' });
}

/**
 * After a link among the results, moves scroll and focus to the heading of the new results once they have loaded.
 * Another page of results is shown from its top. Returns what a filter beside the results calls: their heading comes
 * into view, and the focus stays.
 */
function useScrollToResults(heading: Heading, busy: boolean, page: number): () => void {
  const { key, anchor } = useLocation();
  const seen = useRef({ key, page });
  const filtered = useRef(false);
  const pending = useRef<'focus' | 'view' | null>(null);
  useLayoutEffect(() => {
    if (seen.current.key !== key) {
      pending.current = anchor === `#${resultsId}` ? 'focus' : filtered.current ? 'view' : null;
      filtered.current = false;
    }
    seen.current.key = key;
    if (busy) return;
    const turned = seen.current.page !== page;
    seen.current.page = page;
    if (!pending.current || !heading.current) return;
    bringIntoView(heading.current, turned && pending.current === 'focus');
    if (pending.current === 'focus') focusOn(heading.current);
    pending.current = null;
  }, [key, anchor, busy, heading, page]);
  return () => {
    filtered.current = true;
  };
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
  ${split('250px 1fr', media.sheet)};
  gap: ${space.s7};
  align-items: start;
  /* Without filters the results have the full width. */
  > :only-child {
    grid-column: 1 / -1;
  }
  ${media.drawer} {
    gap: ${space.s6};
  }
`;

/**
 * The filters stay in view beside long results. On narrow screens they are in a dialog; without JavaScript a link
 * unfolds them above the results.
 */
const beside = css`
  position: sticky;
  top: calc(${headerHeight} + ${space.s3});
  max-height: calc(100dvh - ${headerHeight} - 2 * ${space.s3});
  overflow-y: auto;
  /* Room for focus rings, and for the end of what can be scrolled, which fades. */
  margin-inline: -8px;
  padding: 0 8px 2.5rem;
  scroll-padding-bottom: 2.5rem;
  mask-image: linear-gradient(${role.text} calc(100% - 2.5rem), transparent);
  ${media.sheet} {
    position: static;
    max-height: none;
    mask-image: none;
    &:not(:target) {
      display: none;
    }
    html.js & {
      display: none;
    }
  }
`;
