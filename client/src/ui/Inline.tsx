import { Fragment, type ReactNode } from 'react';
import { type Markup, parseMarkup } from './markup.ts';
import { SmartLink } from './SmartLink.tsx';

/** A line of text with the site's inline markup. Hours stay with their `a.m.` */
export function inline(source: string): ReactNode {
  const text = source.replace(/ (?=[ap]\.m\.)/g, '\u00a0');
  // Most lines have no markup and need no parsing.
  if (!/[*_[]/.test(text)) return text;
  return nodes(parseMarkup(text));
}

function nodes(markup: Markup[]): ReactNode {
  const [first, second] = markup;
  if (first?.kind === 'text' && !second) return first.text;
  return markup.map((node, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    return <Fragment key={i}>{element(node)}</Fragment>;
  });
}

function element(node: Markup): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'strong':
      return <strong>{nodes(node.children)}</strong>;
    case 'em':
      return <em>{nodes(node.children)}</em>;
    case 'link':
      return <SmartLink href={node.href}>{nodes(node.children)}</SmartLink>;
  }
}
