import { css } from '@emotion/react';
import { controlStyle } from '#form/controlStyle.ts';
import { leadText } from '#sections/Section.tsx';
import { media, role, size, space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
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
            <form
              css={form}
              action="/search"
              autoComplete="off"
              onSubmit={(event) => {
                event.preventDefault();
                submit();
              }}
            >
              <label htmlFor="site-search" css={label}>
                Search this site
              </label>
              <input
                css={field}
                ref={input}
                id="site-search"
                name="q"
                type="search"
                maxLength={200}
                enterKeyHint="search"
                defaultValue={words}
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

const field = css`
  ${controlStyle};
  height: 56px;
  padding-inline: ${space.s4};
  background: ${role.field};
  font-size: ${size.t18};
`;

const tall = css`
  min-height: 56px;
`;

const below = css`
  min-height: 40vh;
  padding-block: ${space.s6};
`;
