import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newInScript, newInStyles } from './support.mjs';

/** Features that some supported browser lacks, and what its visitors get instead. */
const allowed = {
  'text-wrap': 'lines break elsewhere',
  'text-wrap: balance': 'lines break elsewhere',
  'text-wrap: pretty': 'lines break elsewhere',
  'cursor: crosshair': 'iOS has no pointer',
  'cursor: default': 'iOS has no pointer',
  'cursor: pointer': 'iOS has no pointer',
  'cursor: grab': 'iOS has no pointer',
  'cursor: grabbing': 'iOS has no pointer',
  resize: 'iOS has no pointer to resize with',
  'resize: vertical': 'iOS has no pointer to resize with',
  ':-webkit-progress-bar': 'the bar has a rule for each engine',
  ':-webkit-progress-value': 'the bar has a rule for each engine',
  ':-moz-progress-bar': 'the bar has a rule for each engine',
  ':-webkit-slider-runnable-track': 'the slider has a rule for each engine',
  ':-webkit-slider-thumb': 'the slider has a rule for each engine',
  ':-moz-range-track': 'the slider has a rule for each engine',
  ':-moz-range-thumb': 'the slider has a rule for each engine',
  ':details-content': 'closed answers are not printed',
  'size-adjust': 'text moves when the fonts arrive',
  'ascent-override': 'text moves when the fonts arrive',
  'descent-override': 'text moves when the fonts arrive',
  'line-gap-override': 'text moves when the fonts arrive',
  'content-visibility': 'the page is drawn at once',
  'content-visibility: visible': 'the page is drawn at once',
  'content-visibility: auto': 'the page is laid out at once',
  'contain-intrinsic-size': 'the page is laid out at once',
  'break-after: avoid': 'a heading may be the last line of a printed page',
  'print-color-adjust: exact': 'Chromium knows it with a prefix, which is there, too',
  '@page': 'paper has the margins of the browser',
  zoom: 'a printed sample is as large as on the screen',
  'scrollbar-gutter': 'the page moves by the width of the scrollbar when a dialog opens',
  'scrollbar-gutter: stable': 'the page moves by the width of the scrollbar when a dialog opens',
  '(scripting)': 'the class "js" of <html> does the same',
  'text-size-adjust': 'Firefox does not enlarge text on phones',
  'view-timeline': 'a scroll listener does the same',
  'animation-timeline': 'a scroll listener does the same',
  'animation-timeline: scroll': 'the header gets its color when scripts run',
  'scroll()': 'the header gets its color when scripts run',
  'animation-range': 'a scroll listener does the same',
  'forced-color-adjust': 'Safari has no forced colors',
  'forced-color-adjust: none': 'Safari has no forced colors',
  ':has': 'sections on white have more room between them',
  '.fromHex()': 'used only where it exists',
  '.share()': 'used only where it exists',
  '.timeRemaining()': 'used only where it exists',
  ':view-transition': 'covers and figures do not move between pages',
  ':view-transition-group': 'covers and figures do not move between pages',
  ':view-transition-old': 'covers and figures do not move between pages',
  ':view-transition-new': 'covers and figures do not move between pages',
  'view-transition-name': 'covers and figures do not move between pages',
  'view-transition-name: none': 'covers and figures do not move between pages',
  '.createPolicy()': 'used only where there are Trusted Types',
  '.createScriptURL()': 'used only where there are Trusted Types',
  '.startViewTransition()': 'covers and figures do not move between pages',
  '.skipTransition()': 'covers and figures do not move between pages',
};

/** Methods of the site or of a library that share their names with newer ones. */
const sameName = 'phone token run take use createContext dispose identity watch added forget handle entry destroy';
for (const name of sameName.split(' ')) allowed[`.${name}()`] = 'not the newer method';

test('what is built runs in the oldest supported browsers', async () => {
  const folder = new URL('../../server/static/dist/assets/', import.meta.url);
  const found = new Map();
  for (const file of await readdir(folder)) {
    const check = { js: newInScript, css: newInStyles }[file.split('.').at(-1)];
    if (!check) continue;
    for (const feature of check(await readFile(new URL(file, folder), 'utf8')))
      found.set(feature, [...(found.get(feature) ?? []), file]);
  }
  const unknown = [...found].filter(([feature]) => !(feature in allowed));
  expect(unknown.map(([feature, files]) => `${feature} in ${files.join(', ')}`)).toEqual([]);
  expect(Object.keys(allowed).filter((feature) => !found.has(feature))).toEqual([]);
}, 60_000);

test.each([
  ['a { user-select: none }', ['user-select']],
  ['a { -webkit-user-select: none; user-select: none }', []],
  ['@media (scripting: none) { a { color: red } }', ['(scripting)']],
  ['a:has(b) { color: color-mix(in oklch, red, blue) }', [':has']],
  ['a { height: 100dvh; width: 10cqw; color: light-dark(red, blue) }', ['light-dark()']],
  ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
  ['a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
])('newer features of styles are found: %s', (css, features) => {
  expect([...newInStyles(css)]).toEqual(features);
});

test.each([
  ['[3, 1].at(-1)', []],
  ['[3, 1].toSorted(); iterator.drop(1)', ['.toSorted()', '.drop()']],
  ['Promise.withResolvers()', ['.withResolvers()']],
  ['Object.groupBy(list, key); structuredClone(list)', ['.groupBy()']],
  ['new CloseWatcher()', ['CloseWatcher']],
  [`css\`\${mixin}; color: \${ink}; user-select: none;\``, ['user-select']],
])('newer features of scripts, and of styles in them, are found: %s', (code, features) => {
  expect([...newInScript(code)]).toEqual(features);
});
