import type { SpecimenFragment } from './Specimen.generated.ts';

/** A part of a specimen that is there. */
export type Part<Name extends keyof SpecimenFragment> = NonNullable<SpecimenFragment[Name]>;

export type State = NonNullable<SpecimenFragment['log']>[number]['state'];

/** A value as a percentage of a drawing's width or height, with two decimals. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** Places on two axes, in their units. */
export type Points = readonly (readonly number[])[];

/** A drawing over a whole area, in hundredths of it. */
export const whole = {
  width: '100%',
  height: '100%',
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  overflow: 'visible',
};

/** A line through points. The scales give where they are in the whole, from 0 to 1. */
export const pathOf = (points: Points, x: (value: number) => number, y: (value: number) => number): string =>
  points.map(([px = 0, py = 0], i) => `${i ? 'L' : 'M'}${round(100 * x(px))} ${round(100 * y(py))}`).join('');

const round = (value: number) => Math.round(value * 100) / 100;

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
