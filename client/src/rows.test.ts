import { expect, test } from 'vitest';

/*
 * The rows of the specification of header, mega menu, drawer, footer, states, styles, careers, contact form and
 * validation. Each is held by a test that bears its number in its name, be it a journey, a story, a test of TypeScript
 * or one of Go. Drafts (J12) and the questions on equality (J13) are not built yet; the contact form is one row.
 */
const rows = { H: 15, M: 6, D: 8, F: 10, E: 4, S: 4, J: 16, K: 1, V: 6 };
const later = ['J12', 'J13'];

const tests = Object.values(
  import.meta.glob(
    [
      '../e2e/*.spec.ts',
      './**/*.{test,stories}.{ts,tsx}',
      '../.storybook/foundations/*.stories.tsx',
      '../../server/**/*_test.go',
      '!./rows.test.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
) as string[];

/** Names of tests, and what is said above one. */
const names = tests.flatMap(
  (text) => text.match(/^.*(?:\btest(?:\.each)?\(|\)\(`|\{"|t\.Run\(|\/\*\* b-| {2}\/\/ b-|^\/\/ ).*$/gm) ?? [],
);

test.each(Object.entries(rows))('every row of b-%s has its test', (letter, count) => {
  const all = Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
  expect(
    all.filter((row) => !later.includes(row) && !names.some((name) => new RegExp(`\\b${row}\\b[,:]`).test(name))),
  ).toEqual([]);
});
