import { css } from '@emotion/react';
import { ink, media, role } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { drawsAsBox } from '#ui/motion.ts';
import { node } from '#ui/node.ts';
import { Sign } from './Mark.tsx';
import type { SpecimenRecordsFragment } from './Records.generated.ts';
import type { State } from './specimen.ts';

/** Stations on a line, each leading to the next. The line into the marked one is amber. */
export function Chain({ caption, rows }: Pick<SpecimenRecordsFragment, 'caption' | 'rows'>) {
  return (
    <ol css={list} aria-label={caption}>
      {rows.map(({ cells: [name = '', text = ''], state }, i) => (
        <li key={name} css={[station, isMarked(state) && marked, isMarked(rows[i + 1]?.state) && toMarked]}>
          <b>
            {state === 'GOOD' && <Sign state={state} />}
            {name}
          </b>
          <span>
            <Inline text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const isMarked = (state: State | undefined) => state && state !== 'GOOD';

const list = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 1rem 1.25rem;
  ${media.phone} {
    grid-auto-flow: row;
    gap: 0.6rem;
    padding-inline: 0.9rem;
  }
`;

const station = css`
  position: relative;
  padding: 1.5rem 0.7rem 0 0;
  &::before {
    content: '';
    position: absolute;
    top: 6px;
    right: 0;
    left: 0;
    height: 2px;
    background: ${ink.line};
  }
  &:last-child::before {
    right: calc(100% - 14px);
  }
  &::after {
    ${node}
    top: 0;
    background: ${role.ground};
  }
  b {
    display: flex;
    gap: 0.45em;
    align-items: baseline;
    font-weight: 600;
    line-height: 1.25;
  }
  span {
    color: ${role.muted};
  }
  ${media.phone} {
    padding: 0 0 0 1.7rem;
    &::before,
    &:last-child::before {
      top: 6px;
      right: auto;
      bottom: -14px;
      left: 6px;
      width: 2px;
      height: auto;
    }
    &:last-child::before {
      display: none;
    }
    &::after {
      top: 3px;
    }
  }
`;

/* Twice the class: the line of a station is also positioned by its place. */
const toMarked = css`
  &&::before {
    background: ${ink.hot};
    ${drawsAsBox};
  }
`;

const marked = css`
  &::after {
    border-color: ${ink.hot};
    background: ${ink.hot};
  }
  span {
    color: ${role.text};
    font-weight: 600;
  }
`;
