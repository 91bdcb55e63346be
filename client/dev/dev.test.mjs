import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Problems } from './problems.mjs';
import { Task } from './task.mjs';
import {
  overlayOfSchema,
  problemsOfCodegen,
  problemsOfGo,
  problemsOfServer,
  problemsOfSources,
  problemsOfTypes,
} from './tools.mjs';

test('problems have the file and line that each tool names', () => {
  const document = `GraphQL Document Validation failed with 1 errors;
  Error 0: Cannot query field "lead" on type "QuoteSection".
    at /site/client/src/sections/Quote.graphql:5:3`;
  expect(problemsOfCodegen(document, '/site/client')).toEqual([
    {
      file: '/site/client/src/sections/Quote.graphql',
      line: 5,
      column: 3,
      text: 'Cannot query field "lead" on type "QuoteSection".',
    },
  ]);
  expect(problemsOfTypes("src/ui/Chip.tsx(12,7): error TS2322: Type 'number' is not …\n", '/site/client')).toEqual([
    { file: '/site/client/src/ui/Chip.tsx', line: 12, column: 7, text: "TS2322: Type 'number' is not …" },
  ]);
  const missing = `src/sections/Quote.stories.tsx(9,14): error TS2322: Type '{}' is not assignable to type 'StoryAnnotations'.
  Types of property 'args' are incompatible.
    Property 'figure' is missing in type '{}' but required in type '{ figure: string; }'.
src/ui/a.ts(1,1): error TS1005: ';' expected.
`;
  expect(problemsOfTypes(missing, '/site/client').map(({ text }) => text)).toEqual([
    "TS2322: Type '{}' is not assignable to type 'StoryAnnotations'. Property 'figure' is missing in type '{}' but required in type '{ figure: string; }'.",
    "TS1005: ';' expected.",
  ]);
  expect(problemsOfGo('# hire360/graph\ngraph/job.go:3:2: undefined: x\n', '/site')).toEqual([
    { file: '/site/graph/job.go', line: 3, column: 2, text: 'undefined: x' },
  ]);
});

test('half a document and an unknown type in the schema are problems of their lines', () => {
  const root = mkdtempSync(join(tmpdir(), 'dev-'));
  const [schema, document] = [join(root, 'schema.graphql'), join(root, 'client/src/A.graphql')];
  mkdirSync(join(root, 'client/src'), { recursive: true });
  writeFileSync(schema, 'type Query {\n  a: Strin\n}\n');
  writeFileSync(document, 'query A {\n  a\n');
  expect(problemsOfSources(join(root, 'client'))).toEqual([
    { file: schema, line: 2, column: 6, text: 'Unknown type "Strin". Did you mean "String"?' },
    { file: document, line: 3, column: 1, text: 'Syntax Error: Expected Name, found <EOF>.' },
  ]);
  rmSync(root, { recursive: true });
});

test('what ends the server is a problem of the content, or else of the server', () => {
  expect(problemsOfServer('pages/index.yml:3: there is no key "x"', '/site')).toEqual([
    { file: '/site/server/content/pages/index.yml', line: 3, column: 0, text: 'there is no key "x"' },
  ]);
  expect(problemsOfServer('site: the disk is full', '/site')).toMatchObject([{ text: 'site: the disk is full' }]);
  const newer = 'site: the database data/site.db was written by a newer version of this program';
  expect(problemsOfServer(newer, '/site')[0]?.text).toMatch(/remove its folder, and start again$/);
});

test('a migration that fails is a problem of its file', () => {
  const error = 'site: migrate the database: partial migration error (type:sql,version:2): SQL logic error';
  const root = resolve(import.meta.dirname, '../..');
  expect(problemsOfServer(error, root)).toEqual([
    { file: `${root}/server/db/migrations/sqlite/0002_intake.sql`, line: 1, column: 0, text: error },
  ]);
});

test('a problem is printed once, shown until it is corrected, and then the overlay closes', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const sent = [];
  const problems = new Problems('/site', (message) => sent.push(message));
  const problem = { file: '/site/client/src/a.ts', line: 1, column: 2, text: 'wrong' };
  problems.set('types', [problem]);
  problems.set('types', [problem]);
  problems.set('graphql', [{ ...problem, text: 'also wrong' }]);
  problems.set('graphql', []);
  problems.set('types', []);
  expect(print.mock.calls).toEqual([['client/src/a.ts:1:2: wrong'], ['client/src/a.ts:1:2: also wrong']]);
  expect(sent.map(({ type }) => type)).toEqual(['error', 'error', 'error', 'update']);
  expect(sent[1].err.stack).toContain('also wrong');
});

test('a problem of a story is printed and does not cover the page', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  print.mockClear();
  const sent = [];
  const problems = new Problems('/site', (message) => sent.push(message.type));
  problems.set('types', [{ file: '/site/client/src/ui/A.stories.tsx', line: 1, column: 2, text: 'wrong' }]);
  expect(print.mock.calls).toEqual([['client/src/ui/A.stories.tsx:1:2: wrong']]);
  expect(sent).toEqual(['update']);
});

test('work that is asked for while it runs is done once more', async () => {
  let open = () => {};
  let runs = 0;
  const task = new Task(() => {
    runs++;
    return new Promise((resolve) => {
      open = resolve;
    });
  });
  const done = task.start();
  await vi.waitFor(() => expect(runs).toBe(1));
  task.start();
  task.start();
  open();
  await vi.waitFor(() => expect(runs).toBe(2));
  open();
  await done;
  expect([runs, task.isBusy]).toEqual([2, false]);
});

test('what Go compiles does not change with a description, which the program reads from a file', () => {
  const root = mkdtempSync(join(tmpdir(), 'dev-'));
  mkdirSync(join(root, 'graph'));
  const compiled = (description) => {
    const text = `"Either ${'` + "`" + `'}a${'` + "`" + `'} or ${description}."`;
    const code = `import (\n\t"fmt"\n)\n\t{Name: "schema.graphql", Input: \`${text}\`, BuiltIn: false},\nfunc a() {}\n`;
    writeFileSync(join(root, 'graph/generated.go'), code);
    const comment = description.replace(/^.*$/gm, '\t// $&\n');
    writeFileSync(join(root, 'graph/models_gen.go'), `type A struct {\n${comment}\tB string\n}\n`);
    const overlay = readFileSync(overlayOfSchema(root, root), 'utf8');
    return Object.values(JSON.parse(overlay).Replace).map((file) => readFileSync(file, 'utf8'));
  };
  const [code, models] = compiled('former');
  expect(compiled('current\nin two lines')).toEqual([code, models]);
  expect(code).toContain('func a() {}');
  expect(models).toBe('type A struct {\n\tB string\n}\n');
  expect(readFileSync(join(root, 'schema.graphql'), 'utf8')).toBe('"Either `a` or current\nin two lines."');
  rmSync(root, { recursive: true });
});
