import { expect, test } from 'vitest';
import { counted } from './count.ts';
import { type Markup, parseMarkup } from './markup.ts';
import { faultOf, formatPhone, isEmail, isEmpty, linkOf, maxFileBytes, maxFiles, trim } from './text.ts';

type Case<V, W> = { value: V; want: W };
interface Rules {
  limits: { files: number; fileBytes: number };
  email: Case<string, boolean>[];
  phone: Case<string, string>[];
  empty: Case<unknown, boolean>[];
  trim: Case<string, string>[];
  characters: { value: string; exact: string; line: string; long: string }[];
  link: Case<string, string>[];
  markup: { text: string; want: Markup[] }[];
}
// The file lies beside the server's tests, which read it too.
const files = import.meta.glob<Rules>('../../../graph/testdata/rules.json', { eager: true, import: 'default' });
const rules = Object.values(files)[0] as Rules;

test('the limits of files are those of the server', () => {
  expect({ files: maxFiles, fileBytes: maxFileBytes }).toEqual(rules.limits);
});

test.each(rules.email)('V1: e-mail $value: $want', ({ value, want }) => {
  expect(isEmail(value)).toBe(want);
});

test.each(rules.phone)('V2: phone $value: $want', ({ value, want }) => {
  expect(formatPhone(value)).toBe(want);
});

test.each(rules.empty)('V3: empty $value: $want', ({ value, want }) => {
  expect(isEmpty(value)).toBe(want);
});

test.each(rules.trim)('V3: trimmed $value: $want', ({ value, want }) => {
  expect(trim(value)).toBe(want);
});

test.each(rules.characters)('V1, V3: the characters of $value', ({ value, ...want }) => {
  expect({ exact: faultOf(value, 'exact'), line: faultOf(value, 'line'), long: faultOf(value, 'long') }).toEqual(want);
});

test.each(rules.link)('V1: link $value: $want', ({ value, want }) => {
  expect(linkOf(value)).toBe(want);
});

test('V3: values that only the browser knows are judged for emptiness', () => {
  expect(isEmpty(undefined)).toBe(true);
  expect(isEmpty(new Date(0))).toBe(false);
  expect(isEmpty(new Map([[1, 1]]))).toBe(false);
});

test.each(rules.markup)('V6: markup $text', ({ text, want }) => {
  expect(parseMarkup(text)).toEqual(want);
});

test.each(['a'.repeat(50_000), `a@${'a.'.repeat(25_000)}!`])(
  'a text of 50,000 characters is no e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test.each([
  ['open brackets', `${'['.repeat(50_000)}](/a)`],
  ['links that never close', '[a](/b'.repeat(10_000)],
  ['links that close after a space', `${'[a](/b'.repeat(10_000)} )`],
  ['links to nowhere', `${'[a](b'.repeat(10_000)})`],
  ['marks with spaces', '** __ '.repeat(10_000)],
  ['marks', '*_'.repeat(25_000)],
  ['marks within marks', '**a __b [c](/d) e__ f** '.repeat(2_000)],
])('searches in %s pass each character a few times at most', (_, text) => {
  expect(passed(() => parseMarkup(text))).toBeLessThan(8 * text.length);
});

/** How many characters the searches of a call go past: those of indexOf and of every pattern. */
function passed(call: () => unknown): number {
  const { indexOf } = String.prototype;
  const { exec } = RegExp.prototype;
  let sum = 0;
  String.prototype.indexOf = function (what, from = 0) {
    const at = indexOf.call(this, what, from);
    sum += (at < 0 ? this.length : at) - from;
    return at;
  };
  RegExp.prototype.exec = function (text) {
    const from = this.lastIndex;
    const found = exec.call(this, text);
    if (this.global) sum += (found?.index ?? text.length) - from;
    return found;
  };
  try {
    call();
  } finally {
    String.prototype.indexOf = indexOf;
    RegExp.prototype.exec = exec;
  }
  return sum;
}

test('a count has its noun in the right number, and commas', () => {
  expect([0, 1, 2, 1840].map((n) => counted(n, 'job'))).toEqual(['0 jobs', '1 job', '2 jobs', '1,840 jobs']);
  expect(counted(2, 'case study', 'case studies')).toBe('2 case studies');
});
