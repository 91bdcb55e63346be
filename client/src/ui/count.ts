/** A whole number with commas: `1,840`. */
export function thousands(count: number): string {
  return String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1,');
}

/** A count with its noun: `1 job`, `1,840 jobs`. */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${thousands(count)} ${count === 1 ? one : several}`;
