/* Pages are written as people speak: with contractions. Legal texts have none, which legal.yml says. */
const perThousand = 8;
const minWords = 150;

const contraction =
  /\b(?:\w+n’t|(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how|someone|everyone|everything|nothing)’(?:re|ve|ll|s|d|m)|let’s)\b/giu;
const writtenOut =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|would|could|should|will) not|cannot|(?:it|that|there|what) is|(?:you|we|they) (?:are|will)|let us)\b/iu;

export function contractions({ Syntax, RuleError, report, getSource }) {
  let words = 0;
  let found = 0;
  let first;
  return {
    [Syntax.Str](node) {
      const text = getSource(node);
      words += text.match(/[\p{L}\d]+(?:[’-][\p{L}\d]+)*/gu)?.length ?? 0;
      found += text.match(contraction)?.length ?? 0;
      first ??= writtenOut.test(text) ? { node, index: text.search(writtenOut) } : undefined;
    },
    [Syntax.DocumentExit](node) {
      const wanted = Math.floor((words * perThousand) / 1000);
      if (words < minWords || found >= wanted) return;
      const message = `${found} contractions in ${words} words, expected ${wanted}: write it’s, don’t or we’ll where a person would say so`;
      report(first?.node ?? node, new RuleError(message, first && { index: first.index }));
    },
  };
}
