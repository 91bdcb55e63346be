import type { SpecimenState } from '#gql/schema-types.ts';

export type State = SpecimenState | null;

/** A value with at most two decimals. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** A drawing over a whole area, in hundredths of it. */
export const whole = {
  width: '100%',
  height: '100%',
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  overflow: 'visible',
};

/** The count of a cell, null if the cell holds another text. */
export function countOf(cell: string): number | null {
  const digits = /^\*{0,2}(\d+)\*{0,2}$/.exec(cell)?.[1];
  return digits ? Number(digits) : null;
}

/** Whether all labels are names or times that a machine gave, such as `AI 1`, `LT-2208` or `09:02:10`. */
export const areNames = (labels: readonly string[]): boolean =>
  labels.every((label) => /\d/.test(label) && /^[\w.:-]+( \d+)?$/.test(label));

/** The ends of a scale on which all values are bars, from zero in one direction or both. */
export function rangeOf(values: readonly number[]): { from: number; to: number } {
  const from = Math.min(0, ...values);
  const to = Math.max(0, ...values);
  return from === to ? { from: 0, to: 1 } : { from, to };
}
