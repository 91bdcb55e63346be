import { css } from '@emotion/react';

/**
 * `--columns` for a list of so many entries. A grid that counts its children itself, by `grid-auto-flow: column`, jumps
 * while a page arrives: it is painted with the entries that are there already.
 */
export const columnsFor = Array.from(
  { length: 13 },
  (_, count) => css`
    --columns: ${count || 1};
  `,
);

/** As many columns as {@link columnsFor} says, all of the same width. */
export const columns = css`
  grid-template-columns: repeat(var(--columns, 6), minmax(0, 1fr));
`;
