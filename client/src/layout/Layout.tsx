import type { ReactNode } from 'react';
import { RelayContext } from '#handover/relay.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { shared } from '#ui/shared.ts';
import { SiteContext, useCountry } from '#ui/site.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { placeIn } from './entries.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLayoutQuery } from './Layout.generated.ts';
import { alive } from './lazyParts.ts';
import { SkipLink } from './SkipLink.tsx';

interface LayoutProps {
  pathname: string;
  children: ReactNode;
}

const Alive = lazyComponent(alive, (module) => module.Alive);
const SharedHeader = shared('header', Header, ({ site, pathname }) => placeIn(site.menu, pathname));
const SharedFooter = shared('footer', Footer, () => '');

/** Pages that introduce the company. */
const withLargeHeadings: ReadonlySet<string> = new Set(['/', '/about']);

/** The header and footer around every page. */
export function Layout({ pathname, children }: LayoutProps) {
  const country = useCountry();
  const { data } = useLayoutQuery({ variables: country ? { country } : {} });
  const isAlive = useLoaded(alive, true);
  if (!data) return <main id="main">{children}</main>;
  return (
    <SiteContext value={data.site}>
      <RelayContext value={data.site.now}>
        <SkipLink />
        <SharedHeader site={data.site} jobCount={data.jobCount} pathname={pathname} />
        <main id="main" data-headings={withLargeHeadings.has(pathname) ? 'large' : undefined}>
          {children}
        </main>
        <SharedFooter site={data.site} />
        {isAlive && <Alive contact={data.site.contact} />}
      </RelayContext>
    </SiteContext>
  );
}
