/*
 * Checks the words of pages and documentation: npm run prose. Paths as arguments limit it to those files.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadLinterFormatter } from 'textlint';
import { sets } from './sets.mjs';

const root = resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2).map((path) => resolve(path));
const results = [];
for (const { files, linter, isOverAll } of Object.values(sets)) {
  const paths = filesOf(files);
  const chosen = isOverAll || wanted.length === 0 ? paths : paths.filter((path) => wanted.includes(path));
  if (chosen.length > 0) results.push(...(await linter.lintFiles(chosen)));
}
const formatter = await loadLinterFormatter({ formatterName: 'unix' });
const report = formatter.format(results.filter(({ messages }) => messages.length > 0));
if (report) {
  console.error(report.replaceAll(`${root}/`, ''));
  process.exitCode = 1;
}

function filesOf(patterns) {
  const out = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  return out
    .split('\0')
    .filter(Boolean)
    .map((name) => resolve(root, name))
    .filter((path) => existsSync(path));
}
