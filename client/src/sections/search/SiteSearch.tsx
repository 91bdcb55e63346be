import { css } from '@emotion/react';
import { leadText } from '#sections/Section.tsx';
import { query, space, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { goToAnchor } from '#ui/scroll.ts';
import { Wrap, wrap } from '#ui/Wrap.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { SiteSearchFragment } from './SiteSearch.generated.ts';
import { useSiteSearch } from './useSiteSearch.ts';

/** The id of what is found. */
const results = 'found';

/** The search over the whole site. Without JavaScript its form leads to the same addresses. */
export function SiteSearch({ heading, lead }: SiteSearchFragment) {
  const { words, input, typed, submit, answer } = useSiteSearch();
  const onSubmit = () => {
    submit();
    // On a phone the results are behind the keyboard, which goes with the focus.
    if (matchMedia(query.phone).matches) goToAnchor(`#${results}`, 'instant');
  };
  return (
    <>
      <div data-ground="sky">
        <Wrap css={top}>
          <h1>{heading}</h1>
          {lead && <p css={leadText}>{inline(lead)}</p>}
          <search>
            <SearchForm
              field="site-search"
              label="Search this site"
              action="/search"
              words={words}
              input={input}
              onType={typed}
              onSubmit={onSubmit}
            />
          </search>
        </Wrap>
      </div>
      <div id={results} css={[wrap, below]}>
        <SearchResults words={words} answer={answer} />
      </div>
    </>
  );
}

const top = css`
  ${stack.s5};
  padding-bottom: ${space.s6};
`;

const below = css`
  min-height: 40vh;
  padding-block: ${space.s6};
`;
