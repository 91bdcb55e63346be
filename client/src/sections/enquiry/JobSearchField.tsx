import { css } from '@emotion/react';
import { controlStyle } from '#form/controlStyle.ts';
import { Section } from '#sections/Section.tsx';
import { space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';

/** A search for jobs, on pages that have nothing else to offer. It says what it finds: nothing searches the pages. */
export function JobSearchField() {
  return (
    <Section id={null} heading="Search open jobs" ground="sky" layout="split" compact>
      <search>
        <form css={searchForm} action="/careers#job-results">
          <input css={searchField} name="q" type="search" maxLength={200} required aria-label="Search open jobs" />
          <Button type="submit">Search</Button>
        </form>
      </search>
    </Section>
  );
}

const searchForm = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;

const searchField = css`
  ${controlStyle};
  flex: 1 1 14rem;
  width: auto;
  min-width: 0;
`;
