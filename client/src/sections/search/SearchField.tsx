import { css } from '@emotion/react';
import { controlStyle } from '#form/controlStyle.ts';
import { Section } from '#sections/Section.tsx';
import { flow, space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';

/** The search over the whole site, on pages that have nothing else to offer. */
export function SearchField() {
  return (
    <Section id={null} heading="Search this site" ground="sky" layout="split" compact>
      <search>
        <form css={searchForm} action="/search">
          <input css={searchField} name="q" type="search" maxLength={200} required aria-label="Search this site" />
          <Button type="submit">Search</Button>
        </form>
      </search>
    </Section>
  );
}

const searchForm = css`
  ${flow(space.s3)};
`;

const searchField = css`
  ${controlStyle};
  flex: 1 1 14rem;
  width: auto;
  min-width: 0;
`;
