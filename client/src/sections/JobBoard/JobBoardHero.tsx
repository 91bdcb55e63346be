import { css } from '@emotion/react';
import type { FormEvent } from 'react';
import { controlStyle } from '#form/controlStyle.ts';
import { leadText } from '#sections/Section.tsx';
import { media, query, role, size, space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { Inline } from '#ui/Inline.tsx';
import { goToAnchor } from '#ui/scroll.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { results } from './search.ts';
import type { SearchControl } from './useSearch.ts';

interface JobBoardHeroProps {
  heading: string;
  lead: string | null;
  control: SearchControl;
}

/** The id of the form that the search field, the filters and the order belong to. */
export const searchForm = 'job-search';

/** The head of the careers page with the search field. */
export function JobBoardHero({ heading, lead, control }: JobBoardHeroProps) {
  const { search, input, submit, typed } = control;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
    // On a phone the results are below the window or behind the keyboard, which goes with the focus.
    if (matchMedia(query.phone).matches) goToAnchor(`#${results}`, 'instant');
  };
  return (
    <div data-ground="sky">
      <Wrap css={columns}>
        <h1>{heading}</h1>
        {lead && (
          <p css={leadText}>
            <Inline text={lead} />
          </p>
        )}
        <search css={across}>
          {/* Without JavaScript a search lands on its results, which are one screen down on a phone. After Back the
              form must show the search of the address, not what was ticked before leaving. */}
          <form id={searchForm} css={form} action={`/careers#${results}`} autoComplete="off" onSubmit={onSubmit}>
            <label htmlFor="job-search-words" css={label}>
              Search open jobs
            </label>
            <input
              css={searchField}
              ref={input}
              id="job-search-words"
              name="q"
              type="search"
              maxLength={200}
              enterKeyHint="search"
              defaultValue={search.q}
              onChange={({ nativeEvent }) => {
                // Characters that are still being composed do not count.
                if (!(nativeEvent as InputEvent).isComposing) typed();
              }}
              onCompositionEnd={typed}
            />
            <Button type="submit" css={tall}>
              Search
            </Button>
          </form>
        </search>
      </Wrap>
    </div>
  );
}

const magnifier = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Ccircle cx='8.5' cy='8.5' r='6' fill='none' stroke='%235E7597' stroke-width='2'/%3E%3Cpath d='M13 13l5 5' stroke='%235E7597' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E")`;

/* Low: the first jobs are on the first screen. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: ${space.s5} ${space.s7};
  align-items: end;
  padding-bottom: ${space.s6};
  h1 {
    font-size: clamp(2.286rem, 1.5rem + 2.4vw, 3.571rem);
  }
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const across = css`
  grid-column: 1 / -1;
`;

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s3};
  max-width: 720px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const label = css`
  grid-column: 1 / -1;
  justify-self: start;
  font-weight: 600;
`;

const searchField = css`
  ${controlStyle};
  height: 56px;
  padding-left: 3.6rem;
  background: ${role.field} ${magnifier} 1.4rem center / 20px no-repeat;
  font-size: ${size.t18};
`;

const tall = css`
  min-height: 56px;
`;
