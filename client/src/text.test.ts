import { expect, test } from 'vitest';
import { formatPhone, isEmail, isEmpty, type Markup, maxFileBytes, maxFiles, parseMarkup, plainText } from '#text.ts';

type Case<V, W> = { value: V; want: W };
interface Rules {
  limits: { files: number; fileBytes: number };
  email: Case<string, boolean>[];
  phone: Case<string, string>[];
  empty: Case<unknown, boolean>[];
  markup: { text: string; want: Markup[] }[];
}
// The file lies beside the server's tests, which read it too.
const files = import.meta.glob<Rules>('../../graph/testdata/rules.json', { eager: true, import: 'default' });
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

test('V3: values that only the browser knows are judged for emptiness', () => {
  expect(isEmpty(undefined)).toBe(true);
  expect(isEmpty(new Date(0))).toBe(false);
  expect(isEmpty(new Map([[1, 1]]))).toBe(false);
});

test.each(rules.markup)('V6: markup $text', ({ text, want }) => {
  expect(parseMarkup(text)).toEqual(want);
});

test('the words of a text are the text without its marks', () => {
  expect(plainText('a **b __c__** [d](/e) ** f')).toBe('a b c d ** f');
});

test.each([
  ['e-mail', () => isEmail(`a@${'a.'.repeat(25_000)}!`)],
  ['e-mail without an end', () => isEmail('a'.repeat(50_000))],
  ['open brackets', () => parseMarkup(`${'['.repeat(50_000)}](/a)`)],
  ['links that never close', () => parseMarkup('[a](/b'.repeat(10_000))],
  ['links to nowhere', () => parseMarkup(`${'[a](b'.repeat(10_000)})`)],
  ['marks with spaces', () => parseMarkup('** __ '.repeat(10_000))],
  ['marks', () => parseMarkup('*_'.repeat(25_000))],
])('a long text of %s is read in linear time', (_, read) => {
  const started = performance.now();
  read();
  expect(performance.now() - started).toBeLessThan(100);
});
