import { css } from '@emotion/react';
import { controlStyle } from '#form/Labelled.tsx';
import { RuledRow } from '#sections/Cards.tsx';
import { Section } from '#sections/Section.tsx';
import { Sections } from '#sections/Sections.tsx';
import { Top } from '#sections/Top.tsx';
import { space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { Head } from '#ui/Head.tsx';
import { useLocation } from '#ui/location.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useCountry } from '#ui/site.ts';
import { useStatus } from '#ui/useStatus.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { useNotFoundQuery } from './NotFound.generated.ts';
import { usePageQuery } from './Page.generated.ts';

/** The page for an unknown address. It suggests pages with similar addresses. */
export function NotFound() {
  useStatus(404);
  const { pathname } = useLocation();
  const country = useCountry();
  const { data: nearest } = useNotFoundQuery({ variables: { path: pathname } });
  const { data } = usePageQuery({ variables: { path: '/404', ...(country && { country }) } });
  const page = data?.page;
  const hero = page?.sections.find((section) => section.__typename === 'HeroSection') ?? null;
  return (
    <>
      <Head
        path={pathname}
        title={page?.title ?? 'Page not found'}
        description={page?.description ?? 'No page stands at this address.'}
        hidden
      />
      {page ? <Top page={page} hero={hero} /> : <Fallback />}
      {nearest && nearest.nearestPages.length > 0 && (
        <Section id={null} heading="Perhaps you meant" ground="light" layout="split" compact>
          <ul>
            {nearest.nearestPages.map(({ path, label, description }) => (
              <RuledRow key={path} title={label} text={description} link={path} />
            ))}
          </ul>
        </Section>
      )}
      <JobSearchField />
      {page && <Sections sections={page.sections} />}
    </>
  );
}

/** A search for jobs, on pages that have nothing else to offer. */
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

function Fallback() {
  return (
    <Wrap css={fallback}>
      <h1>There is no page at this address</h1>
      <p>
        <SmartLink href="/">Go to the first page</SmartLink>
      </p>
    </Wrap>
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

const fallback = css`
  display: grid;
  gap: ${space.s5};
  padding-block: ${space.section};
`;
