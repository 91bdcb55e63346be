import { css } from '@emotion/react';
import { useState } from 'react';
import { OpenNow } from '#handover/OpenNow.tsx';
import { role, space, tall } from '#theme/tokens.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PhoneLink } from '#ui/ContactLinks.tsx';
import { CloseButton, Drawer, drawerHead } from '#ui/Drawer.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { drawerId } from './Burger.tsx';
import { Count } from './Count.tsx';
import { DrawerGroup, drawerRow } from './DrawerGroup.tsx';
import { currentPage, type Entry, hasPanel, hrefOf, isWithin } from './entries.ts';
import type { HeaderFragment } from './Header.generated.ts';
import { Logo } from './Logo.tsx';

interface MobileMenuProps {
  site: HeaderFragment;
  jobCount: number | null;
  pathname: string;
  open: boolean;
  onClose: () => void;
}

/** The menu of small screens. All groups are closed each time it opens. */
export function MobileMenu({ open, onClose, ...rest }: MobileMenuProps) {
  return (
    <Drawer id={drawerId} label="Menu" open={open} onClose={onClose}>
      <Content {...rest} onClose={onClose} />
    </Drawer>
  );
}

function Content({ site, jobCount, pathname, onClose }: Omit<MobileMenuProps, 'open'>) {
  const current = site.menu.find((entry) => hasPanel(entry) && isWithin(entry, pathname));
  const [opened, setOpened] = useState(current?.title ?? '');
  return (
    <div css={sheet}>
      <div css={drawerHead}>
        <Logo name={site.name} />
        <CloseButton label="Close menu" onClose={onClose} />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take keys themselves; a link to this page must close too */}
      <nav css={body} aria-label="Main" onClick={(event) => isLink(event.target) && onClose()}>
        <ul>
          {site.menu.map((entry) => (
            <li key={entry.title} css={row}>
              <Row
                entry={entry}
                jobCount={jobCount}
                pathname={pathname}
                open={entry.title === opened}
                onToggle={() => setOpened(entry.title === opened ? '' : entry.title)}
              />
            </li>
          ))}
        </ul>
        {site.search && (
          <SmartLink css={drawerRow} href={site.search.link} aria-current={currentPage(site.search.link, pathname)}>
            {site.search.label}
          </SmartLink>
        )}
      </nav>
      <div css={foot}>
        <OpenNow css={centered} />
        <ButtonLink href={site.contact.link}>{site.contact.label}</ButtonLink>
        <PhoneLink css={phone} />
      </div>
    </div>
  );
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

interface RowProps {
  entry: Entry;
  jobCount: number | null;
  pathname: string;
  open: boolean;
  onToggle: () => void;
}

function Row({ entry, jobCount, ...rest }: RowProps) {
  if (hasPanel(entry)) return <DrawerGroup entry={entry} {...rest} />;
  return (
    <SmartLink css={drawerRow} href={hrefOf(entry)} aria-current={currentPage(hrefOf(entry), rest.pathname)}>
      {entry.title}
      {entry.countsJobs && <Count of={jobCount} />}
    </SmartLink>
  );
}

const sheet = css`
  display: flex;
  flex-direction: column;
  height: 100dvh;
`;

const body = css`
  flex: 1;
  min-height: 0;
  padding: 0.6rem ${space.gutter} 1.4rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const row = css`
  border-bottom: 1px solid ${role.line};
`;

const foot = css`
  display: grid;
  flex: none;
  gap: 0.7rem;
  padding: 1rem max(${space.gutter}, env(safe-area-inset-right)) max(1.4rem, env(safe-area-inset-bottom))
    max(${space.gutter}, env(safe-area-inset-left));
  border-top: 1px solid ${role.line};
  background: ${role.ground};
`;

const centered = css`
  justify-content: center;
`;

const phone = css`
  ${tall('28px')};
  justify-content: center;
  color: ${role.muted};
  text-decoration: none;
`;
