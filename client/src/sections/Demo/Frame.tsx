import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { flow, hiddenIn, media, radius, role, size, stack } from '#theme/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

interface FrameProps {
  product: string;
  title: string;
  /** What stands at the right end of the bar. */
  state: ReactNode;
  /** What the visitor has just changed, read out by screen readers. */
  said: string;
  /** Below the frame: that the data is made up, and what happens to what the visitor does. */
  note: string;
  children: ReactNode;
}

/** The window of a product that can be used. It follows the theme; the stage around it is navy. */
export function Frame({ product, title, state, said, note, children }: FrameProps) {
  return (
    <figure id="demo" css={stack.s4} aria-label={`${product}, an example to try`}>
      <div css={frame} data-ground="raised">
        <div css={bar}>
          <b>{title}</b> <small>{product}, example</small>
          <span css={stateStyle}>{state}</span>
        </div>
        <div css={panes}>{children}</div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
      <figcaption css={noteStyle}>{note}</figcaption>
    </figure>
  );
}

/** The pane at the left: where the work comes from. Narrow screens leave it out. */
export const side = hiddenIn(media.drawer);

/** The pane in the middle: what is worked on. */
export const desk = css`
  border-inline: 1px solid ${role.line};
  background: ${role.desk};
  ${media.drawer} {
    border-left: 0;
  }
  ${media.phone} {
    border-right: 0;
    border-bottom: 1px solid ${role.line};
  }
`;

/** The name of a pane. */
export const paneName = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.6rem;
  padding-bottom: 0.5rem;
  font-weight: 600;
  line-height: 1.3;
  > small {
    color: ${role.muted};
    font-size: 0.929rem;
    font-weight: 400;
  }
`;

/** Something in small print below a name. */
export const detail = css`
  display: block;
  color: ${role.muted};
  font-size: 0.929rem;
  font-weight: 400;
  line-height: 1.4;
`;

const frame = css`
  position: relative;
  overflow: hidden;
  border: 1px solid ${role.line};
  border-radius: ${radius.card};
  box-shadow: 0 32px 64px -24px rgb(0 0 0 / 0.7);
  line-height: 1.45;
`;

const bar = css`
  ${flow('0.2rem 0.8rem')};
  align-items: center;
  min-height: 46px;
  padding: 0.7rem 1.3rem;
  border-bottom: 1px solid ${role.line};
  > b {
    font-weight: 600;
  }
  > small {
    color: ${role.muted};
    font-size: 0.929rem;
  }
  ${media.phone} {
    padding-inline: 1rem;
  }
`;

const stateStyle = css`
  margin-left: auto;
  ${media.phone} {
    width: 100%;
    margin-left: 0;
  }
`;

const panes = css`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr) 316px;
  > * {
    min-width: 0;
    padding: 1.15rem 1.3rem;
  }
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > * {
      padding: 1rem;
    }
  }
`;

const noteStyle = css`
  color: ${role.muted};
  font-size: ${size.t14};
`;
