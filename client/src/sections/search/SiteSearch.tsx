import { css } from '@emotion/react';
import { leadText } from '#sections/Section.tsx';
import { space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { SiteSearchFragment } from './SiteSearch.generated.ts';
import { useSiteSearch } from './useSiteSearch.ts';

/** The search over the whole site. Without JavaScript its form leads to the same addresses. */
export function SiteSearch({ heading, lead }: SiteSearchFragment) {
  const { words, input, typed, submit, answer } = useSiteSearch();
  return (
    <>
      <div data-ground="sky">
        <Wrap css={top}>
          <h1>{heading}</h1>
          {lead && (
            <p css={leadText}>
              <Inline text={lead} />
            </p>
          )}
          <search>
            <SearchForm
              field="site-search"
              label="Search this site"
              action="/search"
              words={words}
              input={input}
              onType={typed}
              onSubmit={submit}
            />
          </search>
        </Wrap>
      </div>
      <Wrap css={below}>
        <SearchResults words={words} answer={answer} />
      </Wrap>
    </>
  );
}

const top = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  padding-bottom: ${space.s6};
`;

const below = css`
  min-height: 40vh;
  padding-block: ${space.s6};
`;
