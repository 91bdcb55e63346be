import { css } from '@emotion/react';
import { useSavedJobs } from '#job/savedJobs.ts';
import { leadText } from '#sections/Section.tsx';
import { SearchForm } from '#sections/search/SearchForm.tsx';
import { media, query, space, split } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { goToAnchor } from '#ui/scroll.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { results } from './search.ts';
import type { SearchControl } from './useSearch.ts';

interface JobBoardHeroProps {
  heading: string;
  lead: string | null;
  control: SearchControl;
}

/** The id of the form that the search field, the filters and the order belong to. Dozens of controls name it. */
export const searchForm = 'find';

/** The head of the careers page with the search field. */
export function JobBoardHero({ heading, lead, control }: JobBoardHeroProps) {
  const { search, input, submit, typed } = control;
  const onSubmit = () => {
    submit();
    // On a phone the results are below the window or behind the keyboard, which goes with the focus.
    if (matchMedia(query.phone).matches) goToAnchor(`#${results}`, 'instant');
  };
  return (
    <div data-ground="sky">
      <Wrap css={columns}>
        <h1>{heading}</h1>
        {lead && <p css={leadText}>{inline(lead)}</p>}
        <search>
          {/* Without JavaScript a search lands on its results, which are one screen down on a phone. */}
          <SearchForm
            id={searchForm}
            field="job-search-words"
            label="Search open jobs"
            action={`/careers#${results}`}
            words={search.q}
            input={input}
            onType={typed}
            onSubmit={onSubmit}
          />
        </search>
        <SavedLink />
      </Wrap>
    </div>
  );
}

/** To the jobs that this browser keeps. How many only it knows. */
function SavedLink() {
  const count = useSavedJobs()?.length;
  return (
    <SmartLink css={link} href="/careers/saved">
      Saved jobs{count ? ` (${count})` : ''}
    </SmartLink>
  );
}

/* Low: the first jobs are on the first screen. */
const columns = css`
  ${split('8fr 4fr', media.drawer)};
  gap: ${space.s5} ${space.s7};
  align-items: end;
  padding-bottom: ${space.s6};
  h1 {
    font-size: clamp(2.286rem, 1.5rem + 2.4vw, 3.571rem);
  }
  > search {
    grid-column: 1;
  }
`;

const link = css`
  display: flex;
  align-items: center;
  justify-self: start;
  min-height: 56px;
  font-weight: 600;
  ${media.drawer} {
    margin-block: -16px;
  }
`;
