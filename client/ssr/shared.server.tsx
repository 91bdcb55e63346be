import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, __unsafe_useEmotionCache as useCache } from '@emotion/react';
import { insertStyles, type SerializedStyles } from '@emotion/utils';
import { createElement, type FunctionComponent } from 'react';
import type { SharedTag } from '#ui/shared.ts';

/*
 * Header, menu and footer are most of a small page's markup and the same on thousands of pages. Each is rendered once
 * per engine, layout and key. Other pages render an empty element in its place, so that React counts the same places
 * for useId, and the markup is put there afterwards. compare.mjs renders every page without it.
 */

interface Part {
  markup: string;
  /** In the order of their first use: pages list their rules in that order. */
  styles: SerializedStyles[];
}

/** One answer to the layout's query, and the parts that were rendered with it. */
interface Layout {
  result: unknown;
  parts: Map<string, Part>;
}

/** Classes of visitors see different layouts, and a layout changes with the content and the number of jobs. */
const maxLayouts = 4;
/**
 * Pages in the menu have a header each, which marks the link to the page. A part takes 40 KB of the engine's memory, and
 * twice as much with letters beyond Latin-1. The least recently used leave first.
 */
const maxParts = 40;
const layouts = new Map<string, Layout>();

let layout: Layout | undefined;
let reused: [SharedTag, Part][] = [];
let made: { tag: SharedTag; key: string; styles: SerializedStyles[] }[] = [];

/** Starts a page with this layout and returns the layout's result. */
export function startPage(text: string): unknown {
  reused = [];
  made = [];
  layout = layouts.get(text);
  if (!layout) {
    if (layouts.size >= maxLayouts) layouts.delete(layouts.keys().next().value as string);
    layout = { result: JSON.parse(text), parts: new Map() };
    layouts.set(text, layout);
  }
  return layout.result;
}

export function shared<Props extends object>(
  tag: SharedTag,
  component: FunctionComponent<Props>,
  keyOf: (props: Props) => string,
): FunctionComponent<Props> {
  return function Shared(props) {
    const cache = useCache() as EmotionCache;
    const key = `${tag} ${keyOf(props)}`;
    const part = layout?.parts.get(key);
    if (layout && part) {
      layout.parts.delete(key);
      layout.parts.set(key, part);
      for (const style of part.styles) insertStyles(cache, style, true);
      reused.push([tag, part]);
      return createElement(placeholder(tag));
    }
    const styles: SerializedStyles[] = [];
    made.push({ tag, key, styles });
    return createElement(CacheProvider, { value: recording(cache, styles) }, createElement(component, props));
  };
}

const placeholder = (tag: SharedTag) => `x-${tag}`;

/** A cache that notes the styles of one part, those that the page has already as well. */
function recording(cache: EmotionCache, styles: SerializedStyles[]): EmotionCache {
  return {
    ...cache,
    inserted: {},
    insert(selector, style, sheet, keep) {
      styles.push(style);
      this.inserted[style.name] = true;
      if (cache.inserted[style.name] === undefined) return cache.insert(selector, style, sheet, keep);
    },
  };
}

/** Puts known parts into the markup of a page, and keeps those that it has rendered. */
export function withSharedParts(markup: string): string {
  for (const { tag, key, styles } of made) {
    const start = tag === 'header' ? markup.indexOf('<header') : markup.lastIndexOf('<footer');
    const end = markup.indexOf(`</${tag}>`, start) + tag.length + 3;
    if (layout && start >= 0) {
      if (layout.parts.size >= maxParts) layout.parts.delete(layout.parts.keys().next().value as string);
      layout.parts.set(key, { markup: markup.slice(start, end), styles });
    }
  }
  for (const [tag, part] of reused) {
    const empty = `<${placeholder(tag)}></${placeholder(tag)}>`;
    markup = markup.replace(empty, () => part.markup);
  }
  return markup;
}
