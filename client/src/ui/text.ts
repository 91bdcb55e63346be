/** Limits of what people send. graph/rules.go has the same; graph/testdata/rules.json tests both. */
export const maxFiles = 5;
export const maxFileBytes = 5 * 1024 * 1024;
const maxEmail = 254;

// biome-ignore format: one line, as in graph/rules.go
const emailPattern = /^[^\s\x85\u2800@,;:<>()[\]"\\]+@([\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])$/iu;

// biome-ignore format: as in graph/rules.go
const linkPattern = /^(?:(?:(https?):\/\/|\/\/)?((?:[\p{L}\p{N}_][\p{L}\p{N}\p{M}_-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+))|(https?):\/\/(\d+(?:\.\d+){3}))(:\d+)?([/?#][^\s\x85]*)?$/iu;

/** What shows nothing, not even space: format characters, fillers and control characters. As in graph/characters.go. */
const invisible = /^(?![\t-\r\x85])[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]$/u;
const selector = /^[\p{Variation_Selector}\u{e0020}-\u{e007f}]$/u;
/** After these, a joiner or selector has an effect: letters that join, emoji, and other selectors. */
const joins = /^(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}\p{So}\p{Sk}]$/u;

const isBlank = (character: string) => /^[\s\x85\u2800]$/.test(character) || invisible.test(character);

/**
 * Removes white space and invisible characters from both ends. A variation selector or tag stays behind an emoji or
 * Chinese character, whose form it decides.
 */
export function trim(text: string): string {
  const all = Array.from(text);
  const from = all.findIndex((character) => !isBlank(character));
  if (from < 0) return '';
  let to = all.findLastIndex((character) => !isBlank(character)) + 1;
  if (/^[\p{So}\p{Script=Han}]$/u.test(all[to - 1] ?? '')) while (selector.test(all[to] ?? '')) to++;
  return all.slice(from, to).join('');
}

/** `exact`: an e-mail address, a number or a link. `line`: a name or another line. `long`: text of several lines. */
export type TextKind = 'exact' | 'line' | 'long';

/** What is wrong with the characters of a text and what to do, to follow the name of its field; empty if nothing is. */
export function faultOf(text: string, kind: TextKind): string {
  const all = Array.from(trim(text));
  if (kind === 'long') {
    const hasControl = all.some((character) => /^\p{Cc}$/u.test(character) && !/^[\s\x85]$/.test(character));
    return hasControl ? 'contains control characters. Clear the field and paste it as plain text' : '';
  }
  if (all.includes('\ufffd')) return 'contains a character that couldn’t be read. Clear the field and type it again';
  let canJoin = false;
  for (const character of all) {
    const isJoiner = /^[\u200c\u200d]$/.test(character) || selector.test(character);
    if (invisible.test(character) && !(kind === 'line' && canJoin && isJoiner)) {
      return 'contains an invisible character. Clear the field and type it again';
    }
    canJoin = isJoiner || joins.test(character);
  }
  return '';
}

/** Whether the text, without the blanks around it, is an e-mail address of at most 254 characters. */
export function isEmail(text: string): boolean {
  const address = trim(text);
  return characters(address) <= maxEmail && faultOf(address, 'exact') === '' && emailPattern.test(address);
}

/** The http or https URL that a person means: `linkedin.com/in/name` is one too. Empty if the text is none. */
export function linkOf(text: string): string {
  const link = trim(text);
  const [, scheme, name = '', schemeOfNumber, number = '', port = '', rest = ''] = linkPattern.exec(link) ?? [];
  if (name + number === '' || faultOf(link, 'exact') !== '') return '';
  return `${(scheme ?? schemeOfNumber ?? 'https').toLowerCase()}://${name}${number}${port}${rest}`;
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

/** Whether a value is null, only white space and invisible characters, or a list or plain object with nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return trim(value) === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return (kind === Object.prototype || kind === null) && Object.keys(value).length === 0;
}
