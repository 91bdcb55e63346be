import { css } from '@emotion/react';
import { font, ink, media, role } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { hidden, VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Mark } from './Mark.tsx';
import { areFigures, areNames, type Part } from './specimen.ts';

type Row = Part<'table'>['rows'][number];

/** Records in rows. On phones each has two lines: its name with the check, and the rest. */
export function Records({ table }: { table: Part<'table'> }) {
  const { caption, columns, rows } = table;
  const figures = columns.map((_, i) => i > 0 && areFigures(rows.map(({ cells }) => cells[i] ?? '')));
  const hasChecks = rows.some((row) => row.check !== null);
  return (
    <table css={grid}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column, i) => (
            <th key={column} scope="col" css={figures[i] ? right : i === columns.length - 1 && hasChecks && check}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody css={areNames(rows.map(({ cells }) => cells[0] ?? '')) && codes}>
        {rows.map((row) => (
          <Record key={row.cells[0]} row={row} columns={columns} figures={figures} />
        ))}
      </tbody>
    </table>
  );
}

function Record({ row, columns, figures }: { row: Row; columns: readonly string[]; figures: boolean[] }) {
  const [name = '', ...cells] = row.cells;
  const [first, last] = [cells.indexOf('+'), cells.lastIndexOf('+')];
  return (
    <tr css={row.state === 'BAD' && bad}>
      <th scope="row">
        <Inline text={name} />
      </th>
      {cells.map((cell, i) => (
        <td
          key={columns[i + 1]}
          css={[figures[i + 1] && right, i >= first && i < last && joined, cell === '–' && empty]}
          data-column={columns[i + 1]}
        >
          <Cell text={cell} />
        </td>
      ))}
      {row.check !== null && (
        <td css={check}>
          <Mark state={row.state} text={row.check} />
        </td>
      )}
    </tr>
  );
}

function Cell({ text }: { text: string }) {
  if (text !== '+' && text !== '-') return <Inline text={text} />;
  return (
    <>
      <svg css={[ring, text === '+' && filled]} viewBox="0 0 14 14" aria-hidden="true">
        <circle cx="7" cy="7" r="5.5" />
      </svg>
      <VisuallyHidden>{text === '+' ? 'yes' : 'no'}</VisuallyHidden>
    </>
  );
}

const grid = css`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 0.5rem;
    border-top: 1px solid ${role.line};
    text-align: left;
    vertical-align: baseline;
  }
  th:first-of-type {
    padding-left: 1.25rem;
  }
  tr > :last-child {
    padding-right: 1.25rem;
  }
  thead th {
    border-top: 0;
    color: ${role.muted};
    font-size: 0.857rem;
    font-weight: 500;
  }
  tbody th {
    font-weight: 600;
  }
  ${media.phone} {
    thead {
      ${hidden};
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.9rem;
      padding: 0.5rem 0.9rem;
      border-top: 1px solid ${role.line};
    }
    tr > :is(th, td):nth-of-type(n) {
      order: 2;
      min-width: 0;
      padding: 0;
      border: 0;
      text-align: left;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    tr > th:nth-of-type(n) {
      flex: 1 1 max(5rem, calc(100% - 11rem));
      order: 0;
    }
    td[data-column]::before {
      content: attr(data-column) ' ';
      color: ${role.muted};
      font-weight: 400;
    }
  }
`;

const codes = css`
  th:nth-of-type(n) {
    font: 500 0.929rem/1.4 ${font.mono};
    letter-spacing: -0.02em;
  }
`;

const right = css`
  &:is(th, td) {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const check = css`
  &:nth-of-type(n) {
    padding-left: 1.2rem;
  }
  ${media.phone} {
    /* It fills the first line, at its right. */
    tr > &&:nth-of-type(n) {
      flex-basis: 10rem;
      order: 1;
      text-align: right;
    }
  }
`;

const bad = css`
  background: ${role.badGround};
  > :is(th, td) {
    border-top: 2px solid ${role.bad};
  }
`;

/* Beside its column's name it would say nothing. */
const empty = css`
  ${media.phone} {
    display: none;
  }
`;

/* A line to the next column: a row's dots are one thing. */
const joined = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 2px);
    right: calc(-0.5rem - 9px);
    left: calc(0.5rem + 9px);
    height: 4px;
    background: ${ink.node};
    ${media.forced} {
      background: CanvasText;
    }
    ${media.phone} {
      display: none;
    }
  }
`;

const ring = css`
  position: relative;
  z-index: 1;
  display: block;
  width: 18px;
  height: 18px;
  fill: ${role.ground};
  stroke: ${ink.node};
  stroke-width: 1.75;
  td:has(> &) {
    vertical-align: middle;
  }
  ${media.phone} {
    display: inline;
    width: 14px;
    height: 14px;
  }
`;

const filled = css`
  fill: ${ink.node};
`;
