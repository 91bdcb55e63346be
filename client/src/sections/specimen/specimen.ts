import type { SpecimenFragment } from './Specimen.generated.ts';

/** A part of a specimen that is there. */
export type Part<Name extends keyof SpecimenFragment> = NonNullable<SpecimenFragment[Name]>;

export type State = NonNullable<SpecimenFragment['log']>[number]['state'];

/** A value as a percentage of a drawing's width or height, with two decimals. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** An amount with a real minus sign and commas: `−1,200.5`. */
export function amount(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** Whether all cells of a column are figures, which are aligned at the right. */
export const areFigures = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\d/.test(cell)) &&
  cells.every((cell) => /^([–—]|[−+~<≤$£]*\d[\d.,:]*( ?[%°a-zA-Zµ²/]{1,6})?)?$/.test(cell));

/** Whether all labels are names that a machine gave, such as `AI 1` or `LT-2208`. */
export const areNames = (labels: readonly string[]): boolean => labels.every((label) => /^[\w.-]+( \d+)?$/.test(label));

/** The ends of a scale on which all values are bars, from zero in one direction or both. */
export function rangeOf(values: readonly number[]): { from: number; to: number } {
  const from = Math.min(0, ...values);
  const to = Math.max(0, ...values);
  return from === to ? { from: 0, to: 1 } : { from, to };
}
