import { css, type Interpolation, type Theme } from '@emotion/react';
import { flow, font, hiddenIn, ink, media, role, size, space } from '#theme/tokens.ts';
import { areAmounts } from '#ui/DataTable.tsx';
import { inline } from '#ui/Inline.tsx';
import { hidden, VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { colors, Sign } from './Mark.tsx';
import type { SpecimenRecordsFragment } from './Records.generated.ts';
import { areNames, countOf } from './specimen.ts';

type Row = SpecimenRecordsFragment['rows'][number];
type Given = Pick<SpecimenRecordsFragment, 'caption' | 'rows'>;

/** Records: fields on paper, tiles if they are counts, or else a table. */
export function Records({ caption, columns, rows }: SpecimenRecordsFragment) {
  if (!columns) return <Paper caption={caption} rows={rows} />;
  const areCounts = rows.every(({ cells }) => cells.every((cell, i) => i === 0 || countOf(cell) !== null));
  const Kind = areCounts ? Tiles : Table;
  return <Kind caption={caption} columns={columns} rows={rows} />;
}

const Name = ({ caption }: { caption: string }) => (
  <caption>
    <VisuallyHidden>{caption}</VisuallyHidden>
  </caption>
);

const Head = ({ columns, look }: { columns: readonly string[]; look?: (i: number) => Interpolation<Theme> }) => (
  <thead>
    <tr>
      {columns.map((column, i) => (
        <th key={column} scope="col" css={look?.(i)}>
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/** On phones a record has two lines: its name with the last cell, and the rest. */
function Table({ caption, columns, rows }: Given & { columns: readonly string[] }) {
  const amounts = columns.map((_, i) => i > 0 && areAmounts(rows.map(({ cells }) => cells[i] ?? '')));
  const last = columns.length - 1;
  const hasChecks = last > 1 && rows.some(({ state }) => state !== null);
  return (
    <table css={[grid, last > 1 && inTwoLines]}>
      <Name caption={caption} />
      <Head columns={columns} look={(i) => (i === last && hasChecks ? check : amounts[i] && right)} />
      <tbody css={areNames(rows.map(({ cells }) => cells[0] ?? '')) && codes}>
        {rows.map(({ cells: [name = '', ...cells], state }) => (
          <tr key={name} css={state === 'BAD' && bad}>
            <th scope="row">{inline(name)}</th>
            {cells.map((cell, i) => {
              const isCheck = i + 1 === last && hasChecks;
              return (
                <td
                  key={columns[i + 1]}
                  css={[isCheck ? check : amounts[i + 1] && right, cell === '–' && empty]}
                  data-column={isCheck ? undefined : columns[i + 1]}
                >
                  {i + 1 === last ? <Marked cell={cell} state={state} /> : inline(cell)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marked({ cell, state }: { cell: string; state: Row['state'] }) {
  if (!state) return inline(cell);
  return (
    <span css={[marked, colors[state]]}>
      <Sign state={state} />
      <span>{inline(cell)}</span>
    </span>
  );
}

/** The larger a count, the darker its tile. The one to look at has a frame. */
function Tiles({ caption, columns, rows }: Given & { columns: readonly string[] }) {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((cell) => countOf(cell) ?? 0)));
  return (
    <table css={tiles}>
      <Name caption={caption} />
      <Head columns={columns} />
      <tbody>
        {rows.map(({ cells: [name = '', ...cells], state }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td
                key={columns[i + 1]}
                css={[
                  shades[Math.ceil((4 * (countOf(cell) ?? 0)) / most)],
                  cell.startsWith('*') && (state === 'BAD' ? faulty : framed),
                ]}
              >
                {countOf(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The fields of a form on paper, which is light in both themes. The marked one has a frame. */
function Paper({ caption, rows }: Given) {
  return (
    <div css={desk}>
      <table css={sheet} data-ground="paper">
        <Name caption={caption} />
        <tbody>
          {rows.map(({ cells: [name = '', value = '', remark], state }) => (
            <tr key={name} css={state === 'BAD' ? faulty : state === 'LIVE' && framed}>
              <th scope="row">{name}</th>
              <td colSpan={remark ? 1 : 2}>
                <Marked cell={value} state={state} />
              </td>
              {remark && <td>{remark}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
    overflow-wrap: anywhere;
  }
  th:first-of-type {
    padding-left: var(--inset);
  }
  tr > :last-child {
    padding-right: var(--inset);
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
`;

const inTwoLines = css`
  ${media.phone} {
    thead {
      ${hidden};
    }
    tr {
      ${flow('0 0.9rem')};
      padding: 0.5rem var(--inset);
      border-top: 1px solid ${role.line};
    }
    tr > :is(th, td):nth-of-type(n) {
      order: 2;
      min-width: 0;
      padding: 0;
      border: 0;
      text-align: left;
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
    width: 7.2em;
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

const marked = css`
  display: inline-flex;
  align-items: baseline;
  gap: 0.45em;
  font-weight: 600;
`;

const bad = css`
  background: ${role.badGround};
  > :is(th, td) {
    border-top: 2px solid ${role.bad};
  }
`;

/* Beside its column's name it would say nothing. */
const empty = css`
  &:is(td) {
    color: ${role.muted};
  }
  ${hiddenIn(media.phone)};
`;

const tiles = css`
  width: calc(100% - 2 * var(--inset));
  margin: 0.7rem var(--inset) 1rem;
  border-collapse: separate;
  border-spacing: 3px;
  table-layout: fixed;
  th {
    padding-right: 0.5rem;
    font-weight: 600;
    text-align: left;
    overflow-wrap: anywhere;
  }
  thead th {
    padding-right: 0;
    color: ${role.muted};
    font-size: 0.857rem;
    font-weight: 500;
    vertical-align: bottom;
  }
  thead th + th {
    padding-inline: 0;
    text-align: center;
  }
  td {
    position: relative;
    height: 2.9rem;
    border-radius: 4px;
    font-size: ${size.t16};
    font-variant-numeric: tabular-nums;
    text-align: center;
    isolation: isolate;
  }
  td::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: 4px;
    background: ${role.fill};
  }
  ${media.phone} {
    width: calc(100% - var(--inset));
    margin-inline: calc(var(--inset) / 2);
    th {
      font-size: 0.857rem;
    }
    thead th:first-of-type {
      width: 24%;
    }
  }
`;

/* The fill behind a tile, the more transparent the fewer. Figures stay readable on each. */
const shades = [0.05, 0.12, 0.2, 0.28, 0.36].map(
  (opacity) => css`
    &::before {
      opacity: ${opacity};
    }
  `,
);

const frame = (color: string) => css`
  outline: 2.5px solid ${color};
  outline-offset: -1px;
  border-radius: 4px;
  &:is(td) {
    font-weight: 700;
  }
`;
const framed = frame(ink.hot);
const faulty = frame(role.bad);

const desk = css`
  padding: ${space.s4} var(--inset);
  background: ${role.desk};
`;

const sheet = css`
  width: 100%;
  border-collapse: collapse;
  border: solid transparent;
  border-width: 0.4rem 0.8rem;
  border-radius: 4px;
  th,
  td {
    padding: 0.45rem 0.4rem;
    border-bottom: 1px solid ${role.line};
    text-align: left;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  th {
    width: 28%;
    color: ${role.muted};
    font-weight: 400;
  }
  td {
    font-weight: 600;
  }
  td + td {
    color: ${role.muted};
    font-size: 0.857rem;
    font-weight: 500;
    text-align: right;
  }
  strong {
    color: ${role.bad};
  }
  ${media.phone} {
    border-width: 0.3rem;
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.8rem;
      justify-content: space-between;
      padding: 0.4rem 0.5rem;
      border-bottom: 1px solid ${role.line};
    }
    tr > * {
      width: auto;
      padding: 0;
      border: 0;
    }
    th {
      flex: 1 0 100%;
    }
  }
`;
