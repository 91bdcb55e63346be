import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** What Storybook says of a component's file, below src/. */
export interface History {
  /** The day it was added, as YYYY-MM-DD. Missing where git does not know it. */
  since?: string;
  /** The files that import it, without stories and tests. */
  users: string[];
}

/** The history of all components, by their paths below src/. */
export function readHistory(client: string): Record<string, History> {
  const days = addedDays(client);
  const history: Record<string, History> = {};
  for (const file of readdirSync(`${client}/src`, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.(stories|test|generated)\.|samples/.test(file)) continue;
    const text = readFileSync(`${client}/src/${file}`, 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from |import\()'([#.][^']+\.tsx?)'/g)) {
      const used = path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path);
      const since = days.get(used);
      history[used] ??= { users: [], ...(since && { since }) };
      history[used].users.push(file);
    }
  }
  // A file that only re-exports components isn't a user; the files that import it are.
  const through = (file: string, seen: string[] = []): string[] =>
    (history[file]?.users ?? []).flatMap((user) =>
      user.endsWith('.tsx') ? user : seen.includes(user) ? [] : through(user, [...seen, user]),
    );
  return Object.fromEntries(
    Object.entries(history).map(([file, { since }]) => [
      file,
      { users: [...new Set(through(file))].sort(), ...(since && { since }) },
    ]),
  );
}

/** The days on which the files of src/ were added, under any name. Empty without git's whole history. */
function addedDays(client: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: client,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const names = new Map<string, string>();
    let day = '';
    for (const line of git('log', '--diff-filter=AR', '-M', '--format=@%as', '--name-status', '--relative').split(
      '\n',
    )) {
      if (line.startsWith('@')) day = line.slice(1);
      const [change = '', from = '', to = ''] = line.split('\t');
      const today = (name: string) => names.get(name) ?? name;
      if (change === 'A' && !days.has(today(from))) days.set(today(from), day);
      if (change.startsWith('R')) names.set(from, today(to));
    }
  } catch {
    // An archive without git's history.
  }
  return new Map([...days].map(([file, added]) => [file.replace(/^src\//, ''), added]));
}
