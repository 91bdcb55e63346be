import type { ReactNode } from 'react';
import { RelayContext } from '#handover/relay.ts';
import { shared } from '#ui/shared.ts';
import { SiteContext, useCountry } from '#ui/site.ts';
import { placeIn } from './entries.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLayoutQuery } from './Layout.generated.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SkipLink } from './SkipLink.tsx';

interface LayoutProps {
  pathname: string;
  children: ReactNode;
}

const SharedHeader = shared('header', Header, ({ site, pathname }) => placeIn(site.menu, pathname));
const SharedFooter = shared('footer', Footer, () => '');

/** The header and footer around every page. */
export function Layout({ pathname, children }: LayoutProps) {
  const country = useCountry();
  const { data } = useLayoutQuery({ variables: country ? { country } : {} });
  if (!data) return <main id="main">{children}</main>;
  return (
    <SiteContext value={data.site}>
      <RelayContext value={data.site.now}>
        <SkipLink />
        <SharedHeader site={data.site} jobCount={data.jobCount} pathname={pathname} />
        <main id="main">{children}</main>
        <SharedFooter site={data.site} />
        <ScrollToTop />
      </RelayContext>
    </SiteContext>
  );
}
