import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { headerHeight, layer, motion, role, shadow, space } from '#theme/tokens.ts';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { useScrolled } from '#ui/useScrolled.ts';
import { wrap } from '#ui/Wrap.tsx';
import { Burger, drawerId } from './Burger.tsx';
import type { HeaderFragment } from './Header.generated.ts';
import { barParts, mobileMenu, openNow } from './lazyParts.ts';
import { Menu, menuId } from './Menu.tsx';
import { roomFor } from './room.ts';

const Logo = staticComponent(barParts, (module) => module.Logo);
const HeaderLinks = staticComponent(barParts, (module) => module.HeaderLinks);
const MobileMenu = lazyComponent(mobileMenu, (module) => module.MobileMenu);
const OpenNow = hydrateOnVisible(openNow, (module) => module.OpenNow);

interface HeaderProps {
  site: HeaderFragment;
  jobCount: number | null;
  pathname: string;
}

/** The bar at the top of every page: the menu, or in narrow windows a button that opens it. */
export function Header({ site, jobCount, pathname }: HeaderProps) {
  const scrolled = useScrolled(10);
  const drawer = useDrawer(pathname);
  return (
    <header css={[header, sized(roomFor(site))]} data-scrolled={scrolled}>
      <div css={[wrap, bar]}>
        <Logo name={site.name} />
        <OpenNow href={site.contact.link} short />
        <Menu entries={site.menu} jobCount={jobCount} pathname={pathname} />
        <HeaderLinks contact={site.contact} search={site.search} />
        <Burger open={drawer.open} onOpen={drawer.show} onNear={drawer.fetch} />
      </div>
      {drawer.mounted && (
        <MobileMenu site={site} jobCount={jobCount} pathname={pathname} open={drawer.open} onClose={drawer.close} />
      )}
    </header>
  );
}

/**
 * The drawer's code is loaded when its button is about to be pressed. The drawer closes when the page changes, and when
 * the window grows wide enough for the bar.
 */
function useDrawer(pathname: string) {
  const [open, setOpen] = useState(false);
  const [mounted, setMounted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that closes
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    const close = () => hasBar() && setOpen(false);
    addEventListener('resize', close);
    return () => removeEventListener('resize', close);
  }, []);
  const fetch = () => mobileMenu.load().catch(() => {});
  const show = async () => {
    await fetch();
    setMounted(true);
    setOpen(true);
  };
  // If the menu was unfolded before the scripts arrived, the drawer opens in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (location.hash !== `#${menuId}` || hasBar()) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    burger()?.focus();
    show();
  }, []);
  return { open, mounted, fetch, show, close: () => setOpen(false) };
}

const burger = () => document.querySelector<HTMLElement>(`[aria-controls=${drawerId}]`);

/** Whether the menu is in the bar. */
const hasBar = () => !burger()?.offsetParent;

const sized = (width: number) =>
  css({
    fontSize: `${width / 60 / 14}rem`,
    // Long words may use more than the column of content.
    '> div': { width: `min(max(1200px, ${(width * 1.11 - 80) / 14}rem), 100% - 2 * ${space.gutter})` },
  });

const header = css`
  container: header / inline-size;
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  > * {
    font-size: 1rem;
  }
  background: ${role.page};
  transition:
    background ${motion.normal},
    box-shadow ${motion.normal};
  &[data-scrolled='true'] {
    background: ${role.header};
    box-shadow: ${shadow.header};
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: ${headerHeight};
  /* The office that is open, where there is room for it. */
  > div {
    flex: 1;
    container-type: inline-size;
  }
`;
