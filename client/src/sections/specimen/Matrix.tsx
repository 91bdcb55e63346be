import { css } from '@emotion/react';
import { ink, media, role, size } from '#theme/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Cell } from './matrixCells.tsx';
import type { Part } from './specimen.ts';

/** Counts in rows and columns: the larger, the darker; the one to look at has a frame. */
export function Matrix({ matrix }: { matrix: Part<'matrix'> }) {
  const { caption, form, rowTitle, columnTitle, columns, rows, mark } = matrix;
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <table css={[grid, form === 'COLUMNS' && onBaseLine]}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td>{rowTitle}</td>
          <th colSpan={columns.length} scope="colgroup">
            {columnTitle}
          </th>
        </tr>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, column) => {
              const isMarked = mark[0] === row + 1 && mark[1] === column + 1;
              return (
                <td key={columns[column]} css={[form ? drawn : shades[shadeOf(value, most)], isMarked && marked]}>
                  {form ? (
                    <>
                      <Cell form={form} share={value / most} value={value} isMarked={isMarked} />
                      <VisuallyHidden>{value}</VisuallyHidden>
                    </>
                  ) : (
                    value
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 0 for nothing, then 1 to 4. */
const shadeOf = (value: number, most: number) => Math.ceil((4 * value) / most);

/* The fill behind a cell, the more transparent the fewer. Words stay readable on each. */
const shade = (opacity: number) => css`
  &::before {
    opacity: ${opacity};
  }
`;
const shades = [0.05, 0.12, 0.2, 0.28, 0.36].map(shade);

const grid = css`
  width: calc(100% - 2.5rem);
  margin: 0.7rem 1.25rem 1rem;
  border-collapse: separate;
  border-spacing: 3px;
  table-layout: fixed;
  thead :is(td, th) {
    padding-bottom: 0.2rem;
    color: ${role.muted};
    font-size: 0.857rem;
    font-weight: 500;
    text-align: center;
    vertical-align: bottom;
  }
  thead td,
  tbody th {
    text-align: left;
  }
  thead th:nth-of-type(n) {
    text-align: center;
  }
  tbody th {
    padding-right: 0.5rem;
    font-weight: 600;
  }
  tbody td {
    height: 2.9rem;
  }
  tbody td:nth-of-type(n) {
    border-radius: 4px;
    font-size: ${size.t16};
    font-variant-numeric: tabular-nums;
    text-align: center;
    position: relative;
    isolation: isolate;
  }
  tbody td::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: 4px;
    background: ${role.fill};
  }
  ${media.phone} {
    width: calc(100% - 1.2rem);
    margin-inline: 0.6rem;
    thead td {
      width: 26%;
    }
    :is(th, td) {
      overflow-wrap: anywhere;
    }
    tbody th {
      font-size: 0.857rem;
      overflow-wrap: anywhere;
    }
  }
`;

const drawn = css`
  &:nth-of-type(n) {
    height: 3.5rem;
  }
  &::before {
    opacity: 0;
  }
`;

const onBaseLine = css`
  border-spacing: 0 6px;
  tbody td:nth-of-type(n) {
    height: 3.7rem;
    border-bottom: 1.5px solid ${role.lineStrong};
    border-radius: 0;
  }
`;

const marked = css`
  outline: 3px solid ${ink.hot};
  outline-offset: -1px;
  font-weight: 700;
`;
