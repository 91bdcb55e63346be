/** Limits of what people send. graph/rules.go has the same; graph/testdata/rules.json tests both. */
export const maxFiles = 5;
export const maxFileBytes = 5 * 1024 * 1024;
const maxEmail = 254;

// biome-ignore format: one line, as in graph/rules.go
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const emailPattern = /^[^\x00-\x20@,;:<>()[\]"\\]+@([\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])$/iu;

/** Whether the text, without the white space around it, is an e-mail address of at most 254 characters. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= maxEmail * 2 && characters(address) <= maxEmail && emailPattern.test(address);
}

/** The length in code points, as the server counts it. */
export function characters(text: string): number {
  return Array.from(text).length;
}

/** The ASCII digits of a text. */
export function digits(text: string): string {
  return text.replace(/[^0-9]+/g, '');
}

/** The digits of a text, as (xxx) xxx-xxxx when there are exactly ten. */
export function formatPhone(text: string): string {
  const all = digits(text);
  return all.length === 10 ? `(${all.slice(0, 3)}) ${all.slice(3, 6)}-${all.slice(6)}` : all;
}

/** A whole number with commas: `1,840`. */
export function thousands(count: number): string {
  return String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1,');
}

/** A count with its noun: `1 job`, `1,840 jobs`. */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${thousands(count)} ${count === 1 ? one : several}`;

/** Whether a value is null, white space only, or a list or plain object with nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return (kind === Object.prototype || kind === null) && Object.keys(value).length === 0;
}
