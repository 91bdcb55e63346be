import { expect, test } from 'vitest';
import css from './site.css?raw';
import * as tokens from './tokens.ts';

const names = Object.values(tokens)
  .flatMap((group) => (typeof group === 'string' ? [group] : Object.values(group)))
  .flatMap((value) => [...String(value).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name as string));

test('S3: every token has a value in the style sheet', () => {
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

test('S3: the accent is dark blue, the scrolled header light blue, and there are three families', () => {
  const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(css)?.[1];
  const light = (name: string) => /light-dark\(([^,]+),/.exec(value(name) ?? '')?.[1];
  expect([light('--accent'), light('--head')]).toEqual(['#0f2a66', '#e2efff']);
  const families = ['--f-display', '--f-text', '--f-mono'].map((name) => value(name)?.split(',')[0]);
  expect(new Set(families).size).toBe(3);
});

/* Data URIs cannot name tokens; they spell their color with an escaped number sign. */
const sources = Object.entries(
  import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.{stories,test}.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
) as [string, string][];

test('S3: no color is written outside of the theme', () => {
  expect(sources.length).toBeGreaterThan(150);
  const color = /#[0-9a-f]{3,8}\b(?=['";`\s)])|\bhsla?\(/i;
  const found = sources.flatMap(([file, text]) =>
    text
      .split('\n')
      .filter(
        (line) =>
          /[:'"`]/.test(line) &&
          color.test(line) &&
          !/href|\/\/|\* |id=|#(?:theme|ui|form|job|art|layout|sections|parts|stage|gql)\b/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** The code points of `U+A1-A2,U+B8`. */
const pointsOf = (ranges: string) =>
  ranges
    .toLowerCase()
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('u+', '')
        .trim()
        .split('-')
        .map((n) => Number.parseInt(n, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    });

/** The two parts of a split font, in the style sheet and in the script that makes them. */
test('the ranges of the split fonts have what is in their files', () => {
  const [make = ''] = Object.values(
    import.meta.glob<string>('./fonts/make.sh', { query: '?raw', import: 'default', eager: true }),
  );
  const [site = ''] = Object.values(
    import.meta.glob<string>('./fonts.generated.css', { query: '?raw', import: 'default', eager: true }),
  );
  const [basic = [], more = []] = [...make.matchAll(/^(?:basic|more)=(.*)$/gm)].map(([, range = '']) =>
    pointsOf(range),
  );
  const shown = [...site.matchAll(/-(basic|more)\.woff2[^}]*unicode-range:\s*([^;]+);/g)];
  // Browsers ask the last face that has a character.
  expect(shown.map(([, part]) => part)).toEqual(['more', 'basic', 'more', 'basic', 'more', 'basic']);
  for (const [, part, range = ''] of shown)
    if (part === 'basic') expect(pointsOf(range)).toEqual(basic);
    else expect(pointsOf(range)).toEqual(expect.arrayContaining(more));
});
