import { css } from '@emotion/react';
import { headerHeight, media, radius, role, shadow } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { currentPage, type Entry, linksOf } from './entries.ts';
import { panelId } from './Trigger.tsx';

export interface PanelProps {
  entry: Entry;
  open: boolean;
  pathname: string;
}

/** A panel with a few links, below its trigger. */
export function SmallPanel({ entry, open, pathname }: PanelProps) {
  return (
    <div id={panelId(entry.title)} css={[panel, small]} data-panel="" data-open={open || undefined}>
      <ul aria-label={entry.title}>
        {linksOf(entry).map(({ label, link }) => (
          <li key={link}>
            <SmartLink href={link} aria-current={currentPage(link, pathname)}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Closed panels stay in the page for crawlers. Without JavaScript they open by pointer and focus alone. */
export const panel = css`
  display: none;
  position: absolute;
  top: ${headerHeight};
  max-height: calc(100dvh - ${headerHeight});
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${role.raised};
  box-shadow: ${shadow.raised};
  border-radius: 0 0 ${radius.card} ${radius.card};
  border-top: 1px solid ${role.line};
  &[data-open='true'],
  html:not(.js) li:hover > &,
  html:not(.js) li:focus-within > & {
    display: block;
  }
  ${media.forced} {
    border: 1.5px solid ButtonText;
  }
  ${media.drawer} {
    html:not(.js) li > & {
      position: static;
      display: block;
      max-height: none;
      box-shadow: none;
    }
  }
`;

/** From edge to edge of the window. */
export const wide = css`
  right: 0;
  left: 0;
`;

const small = css`
  min-width: 14rem;
  padding: 0.6rem 0.57rem 0.9rem;
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: 0 1rem;
    border-radius: ${radius.pill};
    color: ${role.text};
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    background: ${role.soft};
    color: ${role.action};
  }
  a:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.pill};
  }
  [aria-current] {
    color: ${role.action};
    font-weight: 600;
  }
`;
