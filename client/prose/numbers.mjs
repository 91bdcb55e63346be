/*
 * A number that readers remember, such as 214 or 1,400, looks invented when it counts different things on different
 * pages. Uses on one page, or with a word in common, are of one thing.
 */
import { separator } from './yaml.mjs';

/** From 100 on, and no part of a date, an address, a time or a decimal. */
const number = /(?<=^|[\s(“$£€~])(\d{1,3}(?:,\d{3})+|\d{3,})(?=[\s)”;:?!%…’|]|[.,](?:\D|$)|$)/g;
const nameBefore = /(?:[A-Z][A-Za-z/]*|\b(?:port|code|error|status|rule|part|section|in))$/;
const unitAfter = /^ ?(?:bits?|[kMG]Hz|[KMG]B|ms|px|pixels|dpi|nm|V|W|mA|replies)\b/;
const empty = new Set(
  `about after another around before below between both cost could days each every first from have hours into just kept
  least less many means minutes month months more most much nearly only over quarter same second such than that their
  them then there they third this through until weeks were what when which while will with within without would year
  years your`.split(/\s+/),
);

/** The things that each number counts, over all pages: where, and the words around. */
const things = new Map();

export function numbers({ Syntax, RuleError, report, getSource, getFilePath }) {
  const page = new Map();
  return {
    [Syntax.Paragraph](node) {
      let start = 0;
      for (const text of getSource(node).split(separator)) {
        for (const match of text.matchAll(number)) {
          const value = Number(match[0].replaceAll(',', ''));
          const use = page.get(value) ?? { node, at: start + match.index, words: new Set() };
          for (const word of wordsAround(value, match, text)) use.words.add(word);
          if (use.words.size > 0) page.set(value, use);
        }
        start += text.length + 1;
      }
    },
    [Syntax.DocumentExit]() {
      for (const [value, { node, at, words }] of page) {
        const known = things.get(value) ?? [];
        const isSame = (one) => [...one.words].some((word) => words.has(word));
        const same = known.filter(isSame);
        const others = known.filter((one) => !isSame(one));
        const line = node.loc.start.line + getSource(node).slice(0, at).split('\n').length - 1;
        const place = same[0]?.place ?? `${getFilePath()}:${line}`;
        things.set(value, [
          ...others,
          { place, words: new Set([words, ...same.map((one) => one.words)].flatMap((set) => [...set])) },
        ]);
        if (same.length === 0 && others.length >= allowed(value)) {
          const places = others.map((one) => one.place).join(' and ');
          report(
            node,
            new RuleError(`${value} counts something else in ${places}: take another number`, { index: at }),
          );
        }
      }
    },
  };
}

/** The beginnings of the words around a number; none for a year, a name or a technical value. */
function wordsAround(value, match, text) {
  const before = text.slice(0, match.index).trimEnd();
  const after = text.slice(match.index + match[0].length);
  const isYear = value >= 1900 && value < 2100 && match[0].length === 4;
  if (isYear || nameBefore.test(before) || unitAfter.test(after)) return [];
  return [...before.split(/\s+/).slice(-6), ...after.split(/\s+/).slice(0, 7)].map(stem).filter(Boolean);
}

/** One thing if a number has three digits besides zeros at its end, two if it has two, and any if it is round. */
function allowed(value) {
  const digits = String(value).replace(/0+$/, '').length;
  if (digits > 2) return 1;
  return digits === 2 && value > 200 ? 2 : Number.POSITIVE_INFINITY;
}

/** The beginning of a word, which its other forms have too; empty for a word that says nothing. */
function stem(word) {
  const letters = word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return letters.length < 4 || empty.has(letters) ? '' : letters.slice(0, 5);
}
