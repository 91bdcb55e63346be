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

/** Whether a value is null, white space only, or a list or plain object with nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return (kind === Object.prototype || kind === null) && Object.keys(value).length === 0;
}

export type Markup =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Markup[] }
  | { kind: 'link'; href: string; children: Markup[] };

/**
 * Reads the site's inline markup: **strong**, __em__ and [text](address). Unpaired and
 * empty marks and links to a disallowed address stay as typed. The time is linear in the text.
 */
export function parseMarkup(text: string): Markup[] {
  return parseInline(text, true);
}

type Found = { node: Markup; end: number };

function parseInline(text: string, links: boolean): Markup[] {
  const nodes: Markup[] = [];
  const bracket = links ? linkReader(text) : () => null;
  const marks = { '*': markReader(text, '**', 'strong', links), _: markReader(text, '__', 'em', links), '[': bracket };
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const read = marks[text[at] as keyof typeof marks];
    const found = read?.(at);
    if (!found) {
      at++;
      continue;
    }
    if (at > from) nodes.push({ kind: 'text', text: text.slice(from, at) });
    nodes.push(found.node);
    at = from = found.end;
  }
  if (at > from) nodes.push({ kind: 'text', text: text.slice(from) });
  return nodes;
}

function markReader(text: string, mark: string, kind: 'strong' | 'em', links: boolean) {
  return (at: number): Found | null => {
    const end = text.startsWith(mark, at) ? text.indexOf(mark, at + 2) : -1;
    const inner = text.slice(at + 2, Math.max(end, 0));
    if (inner === '' || inner !== inner.trim()) return null;
    return { node: { kind, children: parseInline(inner, links) }, end: end + 2 };
  };
}

const allowedStart = /^(?!\/\/)(?:[/#]|https?:\/\/|mailto:|tel:)/i;

function linkReader(text: string) {
  const brackets = /[[\]]/g;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are among what no address has
  const stops = /[)\x00-\x20\x7f\\"<>]/g;
  // The end of an address: the first delimiter from here on is that of every link that begins before it.
  let stop = -1;
  return (at: number): Found | null => {
    brackets.lastIndex = at + 1;
    const mid = brackets.exec(text)?.index ?? -1;
    if (mid <= at + 1 || !text.startsWith('](', mid)) return null;
    if (stop < mid) {
      stops.lastIndex = mid;
      stop = stops.exec(text)?.index ?? text.length;
    }
    const href = text.slice(mid + 2, stop);
    if (text[stop] !== ')' || !allowedStart.test(href)) return null;
    return { node: { kind: 'link', href, children: parseInline(text.slice(at + 1, mid), false) }, end: stop + 1 };
  };
}
