import { css } from '@emotion/react';
import { media, radius, role, space } from '#theme/tokens.ts';
import { Inline } from './Inline.tsx';

interface DataTableProps {
  caption: string | null;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table whose rows become blocks on phones, each cell under its column's name. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table css={table}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <Inline text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {cells.map((cell, i) => (
              <Cell key={columns[i]} text={cell} column={i === 0 ? null : (columns[i] ?? '')} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ text, column }: { text: string; column: string | null }) {
  const words = <Inline text={text} />;
  if (column === null) return <th scope="row">{words}</th>;
  return <td data-column={column}>{words}</td>;
}

const table = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: 0.8rem;
    color: ${role.muted};
    text-align: left;
  }
  th,
  td {
    padding: 1rem 1.4rem;
    border-top: 1px solid ${role.line};
    background: ${role.ground};
    color: ${role.text};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    color: ${role.accent};
    font-weight: 600;
  }
  tbody th {
    width: 28%;
    font-weight: 600;
  }
  th:first-of-type {
    border-left: 1px solid ${role.line};
  }
  tr > :last-child {
    border-right: 1px solid ${role.line};
  }
  thead th:first-of-type {
    border-top-left-radius: ${radius.card};
  }
  thead tr > :last-child {
    border-top-right-radius: ${radius.card};
  }
  tbody tr:last-child > * {
    border-bottom: 1px solid ${role.line};
  }
  tbody tr:last-child > th {
    border-bottom-left-radius: ${radius.card};
  }
  tbody tr:last-child > :last-child {
    border-bottom-right-radius: ${radius.card};
  }
  ${media.phone} {
    &,
    tbody,
    tr,
    caption {
      display: block;
    }
    thead {
      position: absolute;
      display: block;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody {
      border: 1px solid ${role.line};
      border-radius: ${radius.card};
      background: ${role.ground};
    }
    tr {
      padding: ${space.s4} 1.2rem;
    }
    tbody tr + tr {
      border-top: 1px solid ${role.line};
    }
    /* Three times, for more specificity than the corners of the wide table. */
    tbody tr > :is(th, td):nth-of-type(n):nth-of-type(n) {
      display: block;
      width: auto;
      padding: 0.15rem 0;
      border: 0;
      border-radius: 0;
      background: none;
    }
    td::before {
      content: attr(data-column) ': ';
      color: ${role.muted};
    }
  }
`;
