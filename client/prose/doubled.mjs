/* Finds pages that say the same in the same words: runs of eight words that another page has, too. */
const run = 8;
const maxShared = 0.15;
const minWords = 150;

const pages = [];

export function doubled({ Syntax, RuleError, report, getSource, getFilePath }) {
  const runs = new Map();
  let words = 0;
  return {
    [Syntax.Str](node) {
      const list =
        getSource(node)
          .toLowerCase()
          .match(/[\p{L}\d]+/gu) ?? [];
      words += list.length;
      for (let i = 0; i + run <= list.length; i++) {
        const text = list.slice(i, i + run).join(' ');
        if (!runs.has(text)) runs.set(text, node);
      }
    },
    [Syntax.DocumentExit]() {
      if (words < minWords) return;
      for (const other of pages) {
        const shared = [...runs].filter(([text]) => other.runs.has(text));
        const share = shared.length / Math.min(runs.size, other.runs.size);
        if (share > maxShared)
          report(
            shared[0][1],
            new RuleError(`${Math.round(100 * share)}% of the text is in ${other.path}, too: say it once`),
          );
      }
      pages.push({ path: getFilePath(), runs });
    },
  };
}
