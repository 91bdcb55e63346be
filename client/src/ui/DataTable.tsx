import { css } from '@emotion/react';
import { media, role, size, space } from '#theme/tokens.ts';
import { inline } from './Inline.tsx';
import { hidden } from './VisuallyHidden.tsx';

interface DataTableProps {
  caption: string | null;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The caption is for screen readers only, because a text right above says the same. */
  captionHidden?: boolean;
}

/**
 * A table whose rows become blocks on phones, each cell under its column's name. Counts and
 * money are at the right.
 */
export function DataTable({ caption, columns, rows, captionHidden = false }: DataTableProps) {
  const kinds = columns.map((_, i) => (i > 0 ? kindOf(rows.map((cells) => cells[i] ?? '')) : undefined));
  return (
    <table css={table}>
      {caption && <caption css={captionHidden && hidden}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, i) => (
            <th key={column} scope="col" data-kind={kinds[i]}>
              {inline(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {cells.map((cell, i) => (
              <Cell key={columns[i]} text={cell} column={i === 0 ? null : (columns[i] ?? '')} kind={kinds[i]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many characters stay on one line, such as `2 days` or `The software`. */
const longestUnbroken = 12;

/** The kind of a column. Cells of short columns beside each other share a line on phones, in all rows alike. */
function kindOf(cells: readonly string[]): 'amount' | 'shared' | undefined {
  if (areAmounts(cells)) return 'amount';
  return cells.every(({ length }) => length <= longestUnbroken) ? 'shared' : undefined;
}

interface CellProps {
  text: string;
  /** The name of its column; null for the name of its row. */
  column: string | null;
  kind: ReturnType<typeof kindOf>;
}

function Cell({ text, column, kind }: CellProps) {
  const words = inline(text);
  const isShort = text.length <= longestUnbroken ? 'short' : undefined;
  if (column === null)
    return (
      <th scope="row" data-kind={isShort}>
        {words}
      </th>
    );
  return (
    <td data-column={column} data-kind={kind ?? isShort}>
      {words}
    </td>
  );
}

/** Whether a column has amounts, with at most one short text beside two of them, such as `n/a` or `37 centers`. */
export function areAmounts(cells: readonly string[]): boolean {
  const texts = cells.filter((cell) => !isAmount(cell));
  return texts.length * 2 <= cells.length - texts.length && texts.every((text) => text.length <= 16);
}

/** Whether a cell is a count, a share or money: `1,240`, `4.2 %`, `$18,400`. */
export function isAmount(cell: string): boolean {
  return /^[−+-]?[$€£₹]?\d[\d,.]*( ?[%kM])?$/.test(cell.replaceAll('*', ''));
}

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.t16};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: 0.8rem;
    color: ${role.muted};
    font-size: ${size.t14};
    text-align: left;
  }
  th,
  td {
    padding: 0.72rem ${space.s5} 0.72rem 0;
    border-top: 1px solid ${role.line};
    text-align: left;
    vertical-align: top;
  }
  tr > :last-child {
    padding-right: 0;
  }
  thead th {
    border-top: 2px solid ${role.accent};
    color: ${role.accent};
    font-weight: 600;
    font-size: ${size.t14};
  }
  tbody th {
    width: min(28%, 260px);
    font-weight: 600;
  }
  tbody tr:last-child > * {
    border-bottom: 1px solid ${role.line};
  }
  [data-kind] {
    white-space: nowrap;
  }
  [data-kind='amount'] {
    text-align: right;
  }
  ${media.phone} {
    &,
    tbody,
    tr,
    caption {
      display: block;
    }
    thead {
      ${hidden};
      display: block;
    }
    tr {
      padding-block: ${space.s2};
      border-top: 1px solid ${role.line};
    }
    tbody tr:first-of-type {
      border-top: 2px solid ${role.accent};
    }
    tbody tr:last-child {
      border-bottom: 1px solid ${role.line};
    }
    /* Twice, for more specificity than amounts have. */
    tbody tr > :is(th, td):nth-of-type(n):nth-of-type(n) {
      display: block;
      width: auto;
      padding: 0 0 0.15rem;
      border: 0;
      text-align: left;
      white-space: normal;
    }
    tbody tr > :is([data-kind='amount'], [data-kind='shared']):nth-of-type(n):nth-of-type(n) {
      display: inline-block;
      max-width: 100%;
      padding-right: 1.2rem;
    }
    td::before {
      content: attr(data-column) ': ';
      color: ${role.muted};
    }
  }
`;
