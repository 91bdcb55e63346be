import { expect, test } from 'vitest';
import { minifyCss } from './minifyCss.mjs';
import { staticImports } from './staticImports.mjs';

const file = '/client/src/ui/Chip.tsx';

test.each([
  [
    'indentation and line breaks',
    'css`\n  color: red;\n  &:hover {\n    top: 0;\n  }\n`',
    'css`color:red;&:hover{top:0;}`',
  ],
  ['comments', 'css`\n  /* Why. */\n  top: 0;\n`', 'css`top:0;`'],
  [
    'values over several lines stay apart',
    'css`\n  transition:\n    top 1s,\n    left 1s;\n`',
    'css`transition:top 1s,left 1s;`',
  ],
  [
    'needless zeros, and spaces after commas',
    'css`\n  transition: top 0.2s cubic-bezier(0.2, 0, 1, 1.05);\n  margin: -0.5em 10.5px 0;\n`',
    'css`transition:top .2s cubic-bezier(.2,0,1,1.05);margin:-.5em 10.5px 0;`',
  ],
  [
    'what a selector needs stays',
    'css`\n  > a :first-child,\n  li + li {\n    color: red;\n  }\n`',
    'css`> a :first-child,li + li{color:red;}`',
  ],
  [
    'expressions stay',
    'css`\n  \u0024{media.phone} {\n    gap: \u0024{space.s1};\n  }\n`',
    'css`\u0024{media.phone}{gap:\u0024{space.s1};}`',
  ],
  [
    'strings of code around them stay',
    "const a = 'x  y';\nconst b = css`\n  top: 0;\n`;",
    "const a = 'x  y';\nconst b = css`top:0;`;",
  ],
])('minifyCss: %s', (_, before, after) => {
  expect(minifyCss().transform(before, file).code).toBe(after);
});

test('minifyCss leaves other files alone', () => {
  expect(minifyCss().transform('css`\n  top: 0;\n`', '/client/node_modules/x/src.js')).toBeNull();
  expect(minifyCss().transform('const a = `\n  b`', file)).toBeNull();
});

test('staticImports puts modules in place of the imports of lazily loaded parts, and of no others', () => {
  const before =
    "const a = lazy(() => import('./A.tsx'));\nconst b = lazy(() => import('#art/B.tsx'), 'onVisible');\nconst later = () => import('./C.tsx');";
  expect(staticImports().transform(before, file).code.split('\n')).toEqual([
    "import * as part0 from './A.tsx';",
    "import * as part1 from '#art/B.tsx';const a = lazy(() => ({ module: part0, source: 'src/ui/A.tsx' }));",
    "const b = lazy(() => ({ module: part1, source: 'src/art/B.tsx' }), 'onVisible');",
    "const later = () => import('./C.tsx');",
  ]);
});
