import { css } from '@emotion/react';
import { headerHeight, radius, role, shadow } from '#theme/tokens.ts';
import type { Entry } from './entries.ts';

export interface PanelProps {
  entry: Entry;
  open: boolean;
  pathname: string;
}

/**
 * A panel from edge to edge of the window. Closed ones stay in the page for crawlers. Without JavaScript they open by
 * pointer and focus alone: see later.css.
 */
export const panel = css`
  display: none;
  position: absolute;
  right: 0;
  left: 0;
  top: 100%;
  max-height: calc(100dvh - ${headerHeight});
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${role.page};
  box-shadow: ${shadow.raised};
  border-radius: 0 0 ${radius.card} ${radius.card};
  border-top: 1px solid ${role.line};
  &[data-open='true'] {
    display: block;
  }
`;
