import { css } from '@emotion/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { media, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { Facets } from './Facets.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import type { JobBoardFragment } from './JobBoard.generated.ts';
import { JobBoardHero } from './JobBoardHero.tsx';
import { LiveResult } from './LiveResult.tsx';
import { Results } from './Results.tsx';
import { results as resultsId } from './search.ts';
import { useJobs } from './useJobs.ts';
import { useSearch } from './useSearch.ts';
import { chosenOf } from './words.ts';

/** The job search. Without scripts its form asks the same page for the same addresses. */
export function JobBoard({ anchor, heading, lead }: JobBoardFragment) {
  const control = useSearch();
  const jobs = useJobs();
  const [filtering, setFiltering] = useState(false);
  const results = useRef<HTMLHeadingElement>(null);
  const { search, change } = control;
  const facets = jobs.found?.facets ?? [];
  const chosen = chosenOf(search, facets);
  const arrive = useArrival(search.page, results);

  return (
    <>
      <JobBoardHero heading={heading} lead={lead} control={control} />
      <section css={section} aria-labelledby={resultsId}>
        <Wrap css={columns}>
          <Facets css={beside} facets={facets} search={search} onChange={change} native />
          <Results
            anchor={anchor}
            heading={results}
            jobs={jobs}
            search={search}
            chosen={chosen}
            onChange={change}
            onFilter={() => setFiltering(true)}
            onGo={arrive}
          />
        </Wrap>
        <LiveResult jobs={jobs} search={search} chosen={chosen} />
      </section>
      <FilterDialog
        open={filtering}
        count={jobs.found?.totalCount ?? null}
        facets={facets}
        search={search}
        onChange={change}
        onClose={() => setFiltering(false)}
      />
    </>
  );
}

/**
 * A link among the results goes away when it is used, and the focus with it: it moves to the heading of what comes.
 * A new page of results is read from its top.
 */
function useArrival(page: number, heading: RefObject<HTMLHeadingElement | null>) {
  const awaited = useRef(false);
  const last = useRef(page);
  useEffect(() => {
    const turned = last.current !== page;
    last.current = page;
    if (!awaited.current) return;
    awaited.current = false;
    heading.current?.focus({ preventScroll: !turned });
  });
  return () => {
    awaited.current = true;
  };
}

const section = css`
  padding-block: ${space.s6} calc(${space.section} * 0.62);
`;

const columns = css`
  display: grid;
  grid-template-columns: 250px minmax(0, 1fr);
  gap: ${space.s7};
  align-items: start;
  /* Without filters to show, the results have the width. */
  > :only-child {
    grid-column: 1 / -1;
  }
  ${media.drawer} {
    gap: ${space.s6};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** On a phone the filters have a dialog; without scripts they unfold above the results when they are gone to. */
const beside = css`
  ${media.phone} {
    &:not(:target) {
      display: none;
    }
    ${media.scripts} {
      display: none;
    }
  }
`;
