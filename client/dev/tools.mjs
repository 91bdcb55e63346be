import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { generate, loadContext } from '@graphql-codegen/cli';
import { parse, Source } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';

/** @typedef {import('./problems.mjs').Problem} Problem */

/** Runs a program and returns its exit code and all that it printed. */
export function run(command, args, options) {
  return new Promise((done) => {
    execFile(command, args, { maxBuffer: 1e8, ...options }, (error, out, err) =>
      done({ code: error ? 1 : 0, text: out + err }),
    );
  });
}

/** For tools written in Go: a third less time, with more memory. */
const withMemory = { ...process.env, GOGC: 'off', GOMEMLIMIT: '1GiB' };

/** Problems in what a program printed. @returns {Problem[]} */
function problemsIn(text, pattern, folder) {
  return [...text.matchAll(pattern)].map(({ groups }) => ({
    file: resolve(folder, groups.file),
    line: Number(groups.line),
    column: Number(groups.column ?? 0),
    text: groups.text.trim(),
  }));
}

/** Generates TypeScript and the documents from the schema and the client's operations. @returns {Promise<Problem[]>} */
export async function generateTypes(client) {
  const context = await loadContext(resolve(client, '../codegen.yml'));
  context.cwd = client;
  context.updateConfig({ silent: true, errorsOnly: true });
  try {
    await generate(context, true);
    return [];
  } catch (error) {
    const found = problemsOfSources(client);
    return found.length > 0 ? found : problemsOfCodegen(String(error.message), client);
  }
}

/** Errors in a schema or syntax, for which the generator does not tell the line. @returns {Problem[]} */
export function problemsOfSources(client) {
  const schema = resolve(client, '../schema.graphql');
  const documents = readdirSync(join(client, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(client, 'src', name));
  return [schema, ...documents].flatMap((file) => {
    const source = new Source(readFileSync(file, 'utf8'), file);
    try {
      const parsed = parse(source);
      return file === schema ? validateSDL(parsed).map(problemOf) : [];
    } catch (error) {
      return problemOf(error);
    }
  });
}

/** @param {import('graphql').GraphQLError} error @returns {Problem} */
const problemOf = ({ source, locations, message }) => ({ file: source.name, ...locations[0], text: message });

/** Generates Go code from the schema. @returns {Promise<Problem[]>} */
export async function generateGo(root) {
  const { code, text } = await run('go', ['tool', 'gqlgen', 'generate'], { cwd: root, env: withMemory });
  if (code === 0) return [];
  const found = problemsIn(
    text,
    /(?<file>[\w./-]+\.(?:graphql|go)):(?<line>\d+)(?::(?<column>\d+))?: (?<text>.*)/g,
    root,
  );
  return found.length > 0 ? found : [{ file: resolve(root, 'schema.graphql'), line: 1, column: 0, text: text.trim() }];
}

/** @returns {Problem[]} */
export function problemsOfCodegen(message, client) {
  const located = /^\s*(?:Error \d+: )?(?<text>[^\n]+)\n\s+at (?<file>\S+?):(?<line>\d+):(?<column>\d+)/gm;
  const found = problemsIn(message, located, client);
  const unique = new Map(found.map((problem) => [JSON.stringify(problem), problem]));
  if (unique.size > 0) return [...unique.values()];
  return [{ file: resolve(client, '../schema.graphql'), line: 1, column: 0, text: message.trim() }];
}

/** Checks the client's types. @returns {Promise<Problem[]>} */
export async function checkTypes(client, work) {
  // A third of the time, unless the types that a file exports change.
  const incremental = ['--incremental', '--tsBuildInfoFile', `${work}/types.tsbuildinfo`];
  const { text } = await run('node_modules/.bin/tsc', ['-p', '.', '--pretty', 'false', ...incremental], {
    cwd: client,
    env: withMemory,
  });
  return problemsOfTypes(text, client);
}

/** Each with its last line, which names the cause, such as a missing prop. @returns {Problem[]} */
export function problemsOfTypes(text, client) {
  const pattern = /^(?<file>\S[^(\n]*)\((?<line>\d+),(?<column>\d+)\): error (?<text>.*(?:\n .*)*)/gm;
  return problemsIn(text, pattern, client).map(({ text, ...at }) => {
    const [first, ...others] = text.split('\n');
    const cause = others.at(-1)?.trim();
    return { ...at, text: cause ? `${first} ${cause}` : first };
  });
}

/** Compiles the program: unoptimized, which takes half the time. @returns {Promise<Problem[]>} */
export async function buildProgram(root, work, output) {
  const env = { ...withMemory, CGO_ENABLED: '0', GOFLAGS: '-trimpath' };
  // While gqlgen writes them, they are missing. When they are there again, it compiles again.
  if (generatedGo(root).some((file) => !existsSync(file))) return [];
  const flags = ['-gcflags=hire360/...=-N -l -dwarf=false', '-ldflags=-s -w', '-o', output];
  const build = (...overlay) => run('go', ['build', ...overlay, ...flags, './server'], { cwd: root, env });
  const overlay = overlayOfSchema(root, work);
  let { code, text } = await build('-overlay', overlay);
  // Their lines differ in the overlay.
  if (code !== 0 && /^graph\/(generated|models_gen)\.go:/m.test(text)) ({ code, text } = await build());
  return code === 0 ? [] : problemsOfGo(text, root);
}

/** Whether the generated Go code is missing, or of another schema than `schema.graphql`. @param {string} root */
export function isOlderThanSchema(root) {
  const [generated, models] = generatedGo(root);
  if (!existsSync(generated) || !existsSync(models)) return true;
  return schemaIn(readFileSync(generated, 'utf8')) !== readFileSync(join(root, 'schema.graphql'), 'utf8');
}

/** Where gqlgen writes the schema. */
const literal = /(?<=Input: )`(.*?)`(?=, BuiltIn)/s;
const schemaIn = (code) => literal.exec(code)?.[1].replaceAll('` + "`" + `', '`') ?? '';

const generatedGo = (root) => ['generated.go', 'models_gen.go'].map((name) => join(root, 'graph', name));

/**
 * Lets Go compile the generated code without descriptions, which the program reads from a file when it starts. After a
 * change of descriptions alone, there is nothing to compile.
 *
 * @param {string} root
 * @param {string} work the folder of the file, schema.graphql
 */
export function overlayOfSchema(root, work) {
  const [generated, models] = generatedGo(root);
  const code = readFileSync(generated, 'utf8');
  const schema = join(work, 'schema.graphql');
  write(schema, schemaIn(code));
  const withoutText = code
    .replace(literal, `func() string { text, _ := os.ReadFile(${JSON.stringify(schema)}); return string(text) }()`)
    .replace('import (', 'import (\n\t"os"');
  const Replace = {
    [generated]: write(join(work, 'generated.go'), withoutText),
    [models]: write(join(work, 'models_gen.go'), readFileSync(models, 'utf8').replace(/^\s*\/\/.*\n/gm, '')),
  };
  return write(join(work, 'overlay.json'), JSON.stringify({ Replace }));
}

/** Writes a file unless it has the text. @returns {string} its name */
export function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

/** @returns {Problem[]} */
export function problemsOfGo(text, root) {
  const found = problemsIn(text, /^(?<file>[^\s:]+\.go):(?<line>\d+)(?::(?<column>\d+))?: (?<text>.*)$/gm, root);
  return found.length > 0 ? found : [{ file: resolve(root, 'go.mod'), line: 1, column: 0, text: text.trim() }];
}

/** What made the server end, such as an error in content, whose path is relative. @returns {Problem[]} */
export function problemsOfServer(last, root) {
  const found = problemsIn(last, /^(?<file>\S+\.yml):(?<line>\d+): (?<text>.*)/gm, resolve(root, 'server/content'));
  if (found.length > 0) return found;
  const file = migrationIn(last, resolve(root, 'server/db/migrations')) ?? resolve(root, 'server/main.go');
  return [{ file, line: 1, column: 0, text: withAdvice(last) }];
}

/** Adds what to do in development to what made the server end. */
export function withAdvice(last) {
  if (!last.includes('written by a newer version')) return last;
  return `${last}. In development: end make dev, remove its folder, and start again`;
}

/** The migration that an error names by its number. */
function migrationIn(error, folder) {
  const number = /type:sql,version:(\d+)/.exec(error)?.[1].padStart(4, '0');
  const name =
    number &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
      name.replace('sqlite/', '').startsWith(`${number}_`),
    );
  return name && join(folder, name);
}

/** Builds what renders pages in the engine, with a source map. @returns {Promise<Problem[]>} */
export async function buildEngine(client, output) {
  const args = ['build', '--config', 'vite.server.config.ts', '--outDir', output, '--sourcemap', '--logLevel', 'error'];
  // Nice, because the browser does not wait for it.
  const { code, text } = await run('nice', ['node_modules/.bin/vite', ...args], {
    cwd: client,
    // Vite has set this process to development.
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (code === 0) {
    appendFileSync(join(output, 'server.js'), withStack);
    return [];
  }
  const found = problemsIn(
    stripVTControlCharacters(text),
    /╭─\[ (?<file>[^:\s]+):(?<line>\d+):(?<column>\d+) \](?<text>)/g,
    client,
  );
  const message = stripVTControlCharacters(text).trim().split('\n').slice(0, 6).join(' ');
  return [{ file: resolve(client, 'ssr/server.tsx'), line: 1, column: 0, ...found[0], text: message }];
}

/** The program logs the message of an error; in development, the message has the stack. */
const withStack = `
{
  const render = globalThis.__render;
  globalThis.__render = (...args) => {
    try { return render(...args); } catch (error) { throw new Error(error.message + '\\n' + error.stack); }
  };
}
`;
