import { __unsafe_useEmotionCache as useCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { jsx as element, Fragment } from 'react/jsx-runtime';

/**
 * Replaces '@emotion/react/jsx-runtime' in the server's build: an element with styles is one component. Emotion
 * makes it two, and copies its properties once more. Without it, a render takes a third longer. jsx.test.mjs compares
 * both.
 */
export function jsx(type, props, key) {
  return 'css' in props ? element(Styled, { type, props }, key) : element(type, props, key);
}
export { Fragment, jsx as jsxs };

// In second place of two, as with Emotion in the browser: useId counts places.
function Styled({ type, props }) {
  const cache = useCache();
  const rest = {};
  for (const name in props) if (name !== 'css') rest[name] = props[name];
  const { className } = rest;
  const styles = [props.css];
  const others = className ? getRegisteredStyles(cache.registered, styles, className) : '';
  const style = serialize(styles);
  if (cache.inserted[style.name] === undefined) insertStyles(cache, style, typeof type === 'string');
  rest.className = `${others}${cache.key}-${style.name}`;
  return [null, element(type, rest, 'styled')];
}

/** Joined styles by the names of their parts. Most are the same few constants of modules. */
const joined = new Map();

function serialize(styles) {
  const key = namesOf(styles);
  if (key === null) return serializeStyles(styles);
  let style = joined.get(key);
  if (style) return style;
  style = serializeStyles(styles);
  joined.set(key, style);
  return style;
}

/** Names all parts of a list and their places, or returns null if some are not serialized yet. */
function namesOf(styles) {
  let names = '';
  for (const style of styles) {
    if (!style || style === true) names += '-';
    else if (style.styles !== undefined && style.anim === undefined) names += `${style.name},`;
    else if (Array.isArray(style)) {
      const within = namesOf(style);
      if (within === null) return null;
      names += `[${within}]`;
    } else return null;
  }
  return names;
}
