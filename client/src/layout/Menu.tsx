import { css } from '@emotion/react';
import { createElement, Suspense, useRef } from 'react';
import { hiddenIn } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { CardPanel } from './CardPanel.tsx';
import { Count } from './Count.tsx';
import { currentPage, type Entry, hasPanel, hrefOf, isWithin } from './entries.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { moveByKey } from './menuKeys.ts';
import { room } from './room.ts';
import { item, Trigger } from './Trigger.tsx';
import { useDisclosure } from './useDisclosure.ts';

export const menuId = 'menu';

interface MenuProps {
  entries: readonly Entry[];
  jobCount: number | null;
  pathname: string;
}

/** The bar. A panel opens on hover, click or key, one at a time. */
export function Menu({ entries, jobCount, pathname }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  const menu = useDisclosure(nav, pathname);
  return (
    <nav id={menuId} ref={nav} css={bar} aria-label="Main">
      <ul css={list} onKeyDown={(event) => moveByKey(event, menu.show)}>
        {entries.map((entry) => (
          <li key={entry.title} {...(hasPanel(entry) && menu.entry(entry.title))}>
            {hasPanel(entry) ? (
              <>
                <Trigger
                  title={entry.title}
                  active={isWithin(entry, pathname)}
                  open={menu.open === entry.title}
                  onClick={() => menu.toggle(entry.title)}
                />
                {/* Hydrated on its own, after the bar. */}
                <Suspense>
                  {createElement(entry.groups.length > 0 ? MegaMenu : CardPanel, {
                    entry,
                    open: menu.open === entry.title,
                    pathname,
                  })}
                </Suspense>
              </>
            ) : (
              <SmartLink
                href={hrefOf(entry)}
                css={item}
                data-top=""
                data-active={isWithin(entry, pathname) || undefined}
                aria-current={currentPage(hrefOf(entry), pathname)}
              >
                {entry.title}
                {entry.countsJobs && <Count of={jobCount} />}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/* Below the bar's width there is the drawer. Without scripts, the burger unfolds the menu: see later.css. */
const bar = css`
  margin-left: auto;
  ${hiddenIn(room.none)};
`;

const list = css`
  display: flex;
  align-items: center;
  gap: 2px;
`;
