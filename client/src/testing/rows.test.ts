import { expect, test } from 'vitest';

/*
 * The rows of the specification of header, mega menu, drawer, footer, states, styles, careers, contact form and
 * validation. Each is held by a test that bears its number in its name, be it a journey, a story, a test of TypeScript
 * or one of Go; what visitors do here, in careers and forms, also by a test without JavaScript. Drafts (J12) and
 * the questions on equality (J13) are not built yet; the contact form is one row.
 */
const rows = { H: 15, M: 6, D: 8, F: 10, E: 4, S: 4, J: 16, K: 1, V: 6 };
const scriptless = ['J', 'K', 'V'] as const;
const later = ['J12', 'J13'];

const files = Object.entries(
  import.meta.glob(
    [
      '../../e2e/**/*.spec.ts',
      '../**/*.{test,stories}.{ts,tsx}',
      '../../.storybook/foundations/*.stories.tsx',
      '../../../server/**/*_test.go',
      '../../../server/**/testdata/**/*.yaml',
      '!./rows.test.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
) as [string, string][];

/** Names of tests, and what is said above one. */
const names = (of: (file: string) => boolean) =>
  files
    .filter(([file]) => of(file))
    .flatMap(
      ([, text]) =>
        text.match(/^.*(?:\btest(?:\.each)?\(|\)\(`|\{"|t\.Run\(|\/\*\* b-| {2}\/\/ b-|^\/\/ |- name: ).*$/gm) ?? [],
    );

/** The rows of a letter that no name bears. */
const missing = (letter: keyof typeof rows, all: string[]) =>
  Array.from({ length: rows[letter] }, (_, i) => `${letter}${i + 1}`).filter(
    (row) => !later.includes(row) && !all.some((name) => new RegExp(`\\b${row}\\b[,:]`).test(name)),
  );

test.each(Object.keys(rows) as (keyof typeof rows)[])('every row of b-%s has its test', (letter) => {
  expect(
    missing(
      letter,
      names(() => true),
    ),
  ).toEqual([]);
});

test.each(scriptless)('every row of b-%s has its journey without scripts', (letter) => {
  expect(
    missing(
      letter,
      names((file) => file.startsWith('../../e2e/scriptless/')),
    ),
  ).toEqual([]);
});
