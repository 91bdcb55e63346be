import { plain } from '#sections/plainPart.ts';
import { Sections } from '#sections/Sections.tsx';
import { Head } from '#ui/Head.tsx';
import { useLocation } from '#ui/location.ts';
import { useCountry } from '#ui/site.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { useNotFoundQuery } from './NotFound.generated.ts';
import { usePageQuery } from './Page.generated.ts';

const NotFoundContent = staticComponent(plain, (module) => module.NotFoundContent);

/** The page for an unknown address. It suggests pages with similar addresses. */
export function NotFound() {
  useStatus(404);
  const { pathname } = useLocation();
  const country = useCountry();
  const { data: nearest } = useNotFoundQuery({ variables: { path: pathname } });
  const { data } = usePageQuery({ variables: { path: '/404', ...(country && { country }) } });
  const page = data?.page ?? null;
  const hero = page?.sections.find((section) => section.__typename === 'HeroSection') ?? null;
  return (
    <>
      <Head
        path={pathname}
        title={page?.title ?? 'Page not found'}
        description={page?.description ?? 'There’s no page at this address.'}
        hidden
      />
      <NotFoundContent page={page} hero={hero} nearest={nearest?.nearestPages ?? []} />
      {page && <Sections sections={page.sections} />}
    </>
  );
}
