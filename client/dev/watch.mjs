import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What make dev reads, below the root. */
const sources = ['schema.graphql', 'codegen.yml', 'gqlgen.yml', 'go.mod', 'go.sum', 'graph', 'server', 'client'];

/** Folders that are built, installed or drawn. */
const leftOut = ['node_modules', '.git', 'server/static/dist', 'tools'].concat(
  ['storybook-static', 'test-builds', 'test-results', 'e2e'].map((name) => `client/${name}`),
);

/** The same for Vite's watcher. */
export const ignored = leftOut.map((name) => `**/${name}/**`);

/** @typedef {'generate' | 'generateGo' | 'types' | 'engine' | 'compile' | 'content'} Work */

/** What the change of a file needs: the first pattern that fits says it. @type {[RegExp, Work[]][]} */
const rules = [
  [/^(schema\.graphql|gqlgen\.yml)$/, ['generateGo', 'generate', 'types']],
  [/^client\/src\/.*\.graphql$|^codegen\.yml$/, ['generate', 'types', 'engine']],
  [/^client\/src\/gql\/possible-types\.ts$/, ['engine']], // what a new schema changes in the bundle besides types
  [/\.generated\.ts$|^client\/src\/gql\//, []], // part of the same change
  [/^client\/(src\/.*\.(stories|test)\.|\.storybook\/|tsconfig)/, ['types']],
  [/^client\/(src|ssr)\/.*\.(tsx?|mjs|css)$|^client\/vite\.(server\.)?config\.ts$/, ['types', 'engine']],
  [/^server\/content\/.*\.yml$/, ['content']],
  // Code, or what it embeds.
  [/^(graph|server)\/.*(?<!_test)\.(go|sql|json|html|js|ttf)$|^go\.(mod|sum)$/, ['compile']],
  [/^server\/(jobs|sitepages)\/sample\//, ['compile']],
];

/** What make dev does after a change. @param {string} name a file, below the root @returns {Work[]} */
export const workFor = (name) => rules.find(([pattern]) => pattern.test(name))?.[1] ?? [];

/**
 * Calls `changed` with each file that is added, changed or removed. Vite's watcher reports it at once, but loses files
 * and folders that are deleted and created again, as Git does. What it misses is found by comparing all files every
 * second, and reported to Vite as well.
 *
 * @param {import('vite').FSWatcher} watcher
 * @param {string} root
 * @param {(file: string) => void} changed
 * @returns {() => void} ends it
 */
export function watchFiles(watcher, root, changed, every = 1000) {
  watcher.add(sources.map((name) => join(root, name)));
  const known = new Map(filesIn(root));
  const take = (file) => {
    const state = stateOf(file);
    if (known.get(file) === state) return;
    if (state) known.set(file, state);
    else known.delete(file);
    changed(file);
  };
  for (const event of ['add', 'change', 'unlink']) watcher.on(event, take);
  const timer = setInterval(() => {
    const found = new Map(filesIn(root));
    for (const [file, state] of found) {
      if (known.get(file) !== state) watcher.emit(known.has(file) ? 'change' : 'add', file);
    }
    for (const file of known.keys()) if (!found.has(file)) watcher.emit('unlink', file);
  }, every);
  return () => clearInterval(timer);
}

/** All files with their states, but not what is left out. @returns {Generator<[file: string, state: string]>} */
function* filesIn(root, names = sources) {
  for (const name of names) {
    if (leftOut.some((out) => name === out || name.endsWith(`/${out}`))) continue;
    const file = join(root, name);
    const state = stateOf(file);
    if (state) yield [file, state];
    else
      yield* filesIn(
        root,
        entriesOf(file).map((entry) => `${name}/${entry}`),
      );
  }
}

/** Differs after each change. Empty for folders and for what does not exist. */
function stateOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
}

/** What a folder contains: nothing, if it has just been deleted. */
function entriesOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
