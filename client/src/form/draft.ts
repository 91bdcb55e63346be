/**
 * The content of a form, stored in this tab until the form is received, so that Back and reload restore it. Without
 * storage the form works, but nothing is restored.
 */
type Part = 'typed' | 'files' | 'attempts';

const name = (form: string, part: Part) => `form ${form}, ${part}`;

export function recall<T>(form: string, part: Part): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(form, part)) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Stores a part; null removes it. */
export function remember(form: string, part: Part, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name(form, part));
    else sessionStorage.setItem(name(form, part), JSON.stringify(value));
  } catch {
    // Storage is blocked or full.
  }
}

export function forget(form: string): void {
  for (const part of ['typed', 'files', 'attempts'] as const) remember(form, part, null);
}
