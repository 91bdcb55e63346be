/*
 * Reads YAML for textlint: everything but the texts that people read becomes spaces, so that lines and columns stay.
 * Texts that are next to each other in a line are separated.
 */
import { parse as textToAST } from '@textlint/text-to-ast';
import { isScalar, parseDocument, visit } from 'yaml';

/** Separates texts. */
export const separator = '\x1f';

/** Keys whose values are no prose. */
const silent = new Set(
  `id link path paths redirectUrl website group related seed country countryCode timeZone topic topics parent interest
  interests kind url slug code signature fingerprint keywords mapUrl name screen file form medium state layout published
  updated date from to skills type workplace experience shift currency period fan`.split(/\s+/),
);

/**
 * A textlint plugin. `only` and `except` choose by the keys that lead to a text, joined by dots, `kinds` by the kind of
 * page.
 */
export function reader({ only, except, kinds = () => true } = {}) {
  class Processor {
    availableExtensions() {
      return ['.yml'];
    }
    processor() {
      return {
        preProcess: (text) => {
          const kind = /^kind: (\w+)/m.exec(text)?.[1];
          const masked = prose(text, (path) => kinds(kind) && (!only || only.test(path)) && !except?.test(path));
          return { text: masked, ast: textToAST(masked) };
        },
        postProcess: (messages, filePath) => ({ messages, filePath: filePath ?? '<yaml>' }),
      };
    }
  }
  return { Processor };
}

function prose(text, isChosen) {
  const keep = new Uint8Array(text.length);
  const document = parseDocument(text);
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const keys = path.flatMap((at) => (at.key && isScalar(at.key) ? [String(at.key.value)] : []));
      const quote = node.type?.startsWith('QUOTE') ? 1 : 0;
      if (silent.has(keys.at(-1)) || !isChosen(keys.join('.'))) return;
      keep.fill(1, node.range[0] + quote, node.range[1] - quote);
      keep[node.range[1] - quote] = 2;
    },
  });
  const masked = [];
  for (let i = 0; i < text.length; i++)
    masked.push(keep[i] === 1 || text[i] === '\n' ? text[i] : keep[i] === 2 ? separator : ' ');
  const blank = (match) => ' '.repeat(match.length);
  // Addresses of links, names of facts, and code.
  return masked
    .join('')
    .replace(/\]\([^)\n]*\)|\{\{[^}\n]*\}\}|`[^`\n]*`/g, blank)
    .replace(/ +$/gm, '');
}
