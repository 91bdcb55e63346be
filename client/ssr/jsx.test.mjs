import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import * as emotion from '@emotion/react/jsx-runtime';
import { createElement, Fragment, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ours from './jsx.mjs';

const red = css`color: red; &:hover { color: blue; }`;
const wide = css`width: 100%;`;

const trees = {
  'plain elements': ({ jsx }) => jsx('p', { id: 'a', children: 'words' }, 'key'),
  'styled elements and their order': ({ jsx, jsxs }) =>
    jsxs('ul', { css: wide, children: [jsx('li', { css: red, children: 'a' }, 1), jsx('li', { css: wide }, 2)] }),
  'lists, empty ones and none of styles': ({ jsx, jsxs }) =>
    jsxs('p', {
      css: [red, wide, false, undefined],
      children: [jsx('b', { css: [] }, 1), jsx('i', { css: undefined }, 2), jsx('u', { css: [red, [wide, null]] }, 3)],
    }),
  'a class of somebody else keeps its place': ({ jsx }) => jsx('a', { href: '/', className: 'x y', css: red, id: 'b' }),
  'styles for a component are joined with its own': ({ jsx }) => {
    const Part = ({ className, ...rest }) => jsx('b', { ...rest, css: wide, className });
    return jsx(Part, { css: red, className: 'mine', title: 't' });
  },
  'styles passed through two components': ({ jsx }) => {
    const Inner = (props) => jsx('b', { ...props, css: css`margin: 0;` });
    const Outer = (props) => jsx(Inner, { ...props, css: wide });
    return jsx(Outer, { css: [red], children: 'words' });
  },
  'ids beside and within what is styled': ({ jsx, jsxs }) => {
    const Named = ({ children, ...rest }) =>
      jsxs('label', { ...rest, htmlFor: useId(), children: [useId(), children] });
    return jsxs(Fragment, {
      children: [
        jsx(Named, { css: red }, 1),
        jsx(Named, { css: red, children: jsx(Named, { css: [wide, red], children: jsx(Named, {}) }) }, 2),
      ],
    });
  },
};

test.each(Object.entries(trees))("%s: the same as Emotion's own", (_, tree) => {
  const [mine, theirs] = [ours, emotion].map((runtime) => {
    const cache = createCache({ key: 'c', stylisPlugins: [] });
    cache.compat = true;
    const Tree = () => tree(runtime);
    const html = renderToString(createElement(CacheProvider, { value: cache }, createElement(Tree)));
    return { html, rules: Object.entries(cache.inserted) };
  });
  expect(mine).toEqual(theirs);
  expect(theirs.html).toMatch(/<\w/);
});
