/**
 * What a form holds, remembered in this tab until it is received, so that Back and reload find it again. It goes with
 * the tab. A browser that refuses storage remembers nothing, and the form works all the same.
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

/** Remembers a part in the place of the one before; null removes it. */
export function remember(form: string, part: Part, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name(form, part));
    else sessionStorage.setItem(name(form, part), JSON.stringify(value));
  } catch {
    // Storage is refused or full.
  }
}

export function forget(form: string): void {
  for (const part of ['typed', 'files', 'attempts'] as const) remember(form, part, null);
}
