import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { font, radius, role, shadow, size } from '#theme/tokens.ts';

interface ScreenProps {
  /** What the picture shows, for readers who do not see its frame. */
  label: string;
  title: string;
  product: string;
  /** What stands at the right end of the bar. */
  state?: ReactNode;
  children: ReactNode;
}

/** A product's window. It is a picture made of words: the same on every ground, and nothing in it can be pressed. */
export function Screen({ label, title, product, state, children }: ScreenProps) {
  return (
    <figure css={frame} data-ground="raised" aria-label={label}>
      <div css={bar}>
        {title} <small>{product}</small>
        {state && <span>{state}</span>}
      </div>
      {children}
    </figure>
  );
}

/** Screens follow the width of their place, not that of the page: they are in columns of many widths. */
export const screenIs = {
  tiny: '@container screen (max-width: 389px)',
  narrow: '@container screen (max-width: 419px)',
  stacked: '@container screen (max-width: 519px)',
  medium: '@container screen (max-width: 859px)',
} as const;

const frame = css`
  container: screen / inline-size;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  width: 100%;
  overflow: hidden;
  border: 1px solid ${role.edge};
  border-radius: ${radius.card};
  box-shadow: ${shadow.raised};
  font-size: 0.929rem;
  line-height: 1.4;
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: 0.7rem;
  min-height: 44px;
  padding: 0.7rem 1.15rem;
  border-bottom: 1px solid ${role.line};
  font: 600 0.929rem / 1.3 ${font.text};
  > small {
    color: ${role.muted};
    font-size: ${size.t12};
    font-weight: 400;
  }
  > span {
    flex: none;
    max-width: 60%;
    margin-left: auto;
  }
  ${screenIs.narrow} {
    > small {
      display: none;
    }
  }
`;
