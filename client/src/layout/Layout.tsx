import type { ReactNode } from 'react';
import { SiteContext, useCountry } from '#ui/site.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLayoutQuery } from './Layout.generated.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SkipLink } from './SkipLink.tsx';

interface LayoutProps {
  pathname: string;
  children: ReactNode;
}

/** The header and footer around every page. */
export function Layout({ pathname, children }: LayoutProps) {
  const country = useCountry();
  const { data } = useLayoutQuery({ variables: country ? { country } : {} });
  if (!data) return <main id="main">{children}</main>;
  return (
    <SiteContext value={data.site}>
      <SkipLink />
      <Header site={data.site} jobCount={data.jobCount} pathname={pathname} />
      <main id="main">{children}</main>
      <Footer site={data.site} />
      <ScrollToTop />
    </SiteContext>
  );
}
