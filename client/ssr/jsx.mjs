import { __unsafe_useEmotionCache as useCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { jsx as element, Fragment } from 'react/jsx-runtime';

/**
 * Replaces '@emotion/react/jsx-runtime' in the server's build: an element with styles is one component. Emotion
 * makes it two, and copies its properties once more. jsx.test.mjs compares both.
 */
export function jsx(type, props, key) {
  return 'css' in props ? element(Styled, { type, props }, key) : element(type, props, key);
}
export { Fragment, jsx as jsxs };

function Styled({ type, props }) {
  const cache = useCache();
  const { css, ...rest } = props;
  const styles = [css];
  const others = props.className ? getRegisteredStyles(cache.registered, styles, props.className) : '';
  const style = serializeStyles(styles);
  insertStyles(cache, style, typeof type === 'string');
  rest.className = `${others}${cache.key}-${style.name}`;
  // In second place of two, as with Emotion in the browser: useId counts places.
  return [null, element(type, rest, 'styled')];
}
