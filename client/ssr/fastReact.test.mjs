import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fastReact } from './fastReact.mjs';

const require = createRequire(import.meta.url);
/** The release build: the development build of hooks does not work with it. */
const release = (name, build) => require.resolve(`${name}/package.json`).replace('package.json', `cjs/${build}.js`);
const react = require(release('react', 'react.production'));
const { Component, createContext, createElement: h, memo, Suspense, useContext, useId, useState } = react;
const file = release('react-dom', 'react-dom-server-legacy.browser.production');
const plain = load(await readFile(file, 'utf8'));
const fast = load((await fastReact().transform(await readFile(file, 'utf8'), file)).code);

function load(code) {
  const module = {};
  new Function('exports', 'require', code)(module, (name) => (name === 'react' ? react : require(name)));
  return module.renderToString;
}

const Color = createContext('red');
const Named = ({ children }) => h('label', { htmlFor: useId() }, useId(), children);
const Colored = () => h('i', null, useContext(Color));
const Stateful = memo(() => {
  const [count, setCount] = useState(0);
  if (count < 2) setCount(count + 1);
  return h('b', null, count);
});
class Boundary extends Component {
  render() {
    return this.props.children;
  }
}
const Broken = () => {
  throw new Error('broken');
};
const Second = ({ text }) => [null, h('em', { id: useId() }, text)];

const trees = {
  'texts side by side': h('p', null, 'a', 'b', 7, ['c', ['d']], false, null, 'e <&"\'>'),
  'attributes of all kinds': h(
    'div',
    {
      className: 'a "b"',
      tabIndex: -1,
      hidden: true,
      inert: false,
      'aria-hidden': true,
      'data-x': false,
      style: { color: 'red', lineHeight: 2, '--x': 1 },
      onClick() {},
      title: undefined,
      lang: null,
      dir: '',
      draggable: false,
      suppressHydrationWarning: true,
      key: 'k',
      ref: { current: null },
    },
    h('a', { href: 'javascript:void 0' }, 'x'),
    h('a', { href: '' }, 'x'),
    h('a', { href: '/a?b&c', target: '_blank', download: true }),
    h('ol', { start: 3, reversed: true }, h('li', { value: 2 })),
    h('time', { dateTime: '2026-01-01' }, 0),
    h('abbr', { unknownName: 'x', 'bad name': 'y', title: Number.NaN }),
  ),
  'markup that is given': h('div', { dangerouslySetInnerHTML: { __html: '<b>x</b>' } }),
  'drawings and what they may contain': h(
    'svg',
    { viewBox: '0 0 9 9', strokeWidth: 2, xlinkHref: '#a' },
    h('title', null, 'Named'),
    h('g', { clipPath: 'url(#c)' }, h('path', { d: 'M0 0' }), h('circle', { cx: 1.5, cy: 0, r: 2 })),
    h('foreignObject', null, h('div', null, h('title', null, 'hoisted'))),
  ),
  'forms, tables and pictures': h(
    'form',
    { action: '/x', method: 'post' },
    h('select', { defaultValue: 'b' }, h('option', { value: 'a' }, 'A'), h('option', { value: 'b' }, 'B', 1)),
    h('input', { type: 'checkbox', defaultChecked: true, name: 'n' }),
    h('textarea', { defaultValue: '\nx', rows: 0 }),
    h('table', null, h('tbody', null, h('tr', null, h('td', { colSpan: 2 }, h('p', null, 'x', h(Named)))))),
    h('img', { src: '/a.png', alt: '' }),
    h('br'),
  ),
  'titles and links go to the head': [
    h('title', { key: 1 }, 'T'),
    h('p', { key: 2 }, h('meta', { name: 'a', content: 'b' })),
  ],
  'ids by position': h(
    'ul',
    null,
    [1, 2, null, 3].map((n, i) => h(Named, { key: i }, n && h(Named, null, h(Named)))),
    h(
      Named,
      null,
      Array.from({ length: 40 }, (_, i) => h('li', { key: i }, h(Named, null, h(Named)))),
    ),
    h(Second, { text: 'x' }),
  ),
  'contexts, classes, hooks and fragments': h(
    Color,
    { value: 'blue' },
    h(Colored),
    h(
      Color.Provider,
      { value: 'green' },
      h(Colored),
      h(Color.Consumer, null, (color) => h('u', null, color)),
    ),
    h(Boundary, null, h(Stateful), h(Named)),
    h(Colored),
    new Set([h('s', { key: 1 }), 'text']),
  ),
  'after an error, the fallback has the same ids': h(
    'div',
    null,
    h(
      Suspense,
      { fallback: h(Named, null, 'fallback') },
      h('svg', null, h(Color, { value: 'x' }, h(Named, null, h('g', null, h(Broken))))),
    ),
    h(Named),
    h(Colored),
  ),
};

test.each(Object.entries(trees))("%s: as React's own renderer", (_, tree) => {
  const wanted = plain(tree);
  expect(fast(tree)).toBe(wanted);
  expect(wanted).toMatch(/<\w/);
});

test('what cannot be rendered is the same error', () => {
  for (const tree of [h('p', null, {}), h(Broken), h('div', null, h(undefined)), h('br', null, 'x')]) {
    let message = '';
    try {
      plain(tree);
    } catch (error) {
      message = error.message;
    }
    expect(message).not.toBe('');
    expect(() => fast(tree)).toThrow(message);
  }
});

test('another release of React fails the build', async () => {
  await expect(fastReact().transform('function other() {}', file)).rejects.toThrow('does not fit');
});
