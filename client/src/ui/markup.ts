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
