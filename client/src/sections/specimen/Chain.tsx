import { css } from '@emotion/react';
import { ink, role } from '#theme/tokens.ts';
import { columnsFor } from '#ui/columns.ts';
import { inline } from '#ui/Inline.tsx';
import { drawsAsBox } from '#ui/motion.ts';
import { chain, level } from '#ui/node.ts';
import { Sign } from './Mark.tsx';
import type { SpecimenRecordsFragment } from './Records.generated.ts';
import type { State } from './specimen.ts';

/** Stations on a line, each leading to the next. The line into the marked one is amber. */
export function Chain({ caption, rows }: Pick<SpecimenRecordsFragment, 'caption' | 'rows'>) {
  return (
    <ol css={[chain, columnsFor[rows.length], level, stations]} aria-label={caption}>
      {rows.map(({ cells: [name = '', text = ''], state }, i) => (
        <li key={name} data-live={isMarked(state) || undefined} css={isMarked(rows[i + 1]?.state) && toMarked}>
          <b>
            {state === 'GOOD' && <Sign state={state} />}
            {name}
          </b>
          <span>{inline(text)}</span>
        </li>
      ))}
    </ol>
  );
}

const isMarked = (state: State | undefined) => Boolean(state) && state !== 'GOOD';

const stations = css`
  padding: 1rem calc(var(--inset) - 0.7rem) 0 var(--inset);
  > li {
    padding-right: 0.7rem;
    padding-bottom: 1rem;
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
  [data-live] span {
    color: ${role.text};
    font-weight: 600;
  }
`;

/* Twice the class: the list says more about the lines of its entries. */
const toMarked = css`
  &&::before {
    background: ${ink.hot};
    ${drawsAsBox};
  }
`;
