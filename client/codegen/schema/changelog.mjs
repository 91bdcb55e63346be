// Appends to server/web/changelog.json what changed in schema.graphql since its last entry. With --check it changes
// nothing, and fails on a version without an entry and on a breaking change that was neither announced by @deprecated
// with a date nor given a reason in `accepted`.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { compare, unannounced } from './compare.mjs';

const root = new URL('../../../', import.meta.url);
const [schemaFile, logFile] = ['schema.graphql', 'server/web/changelog.json'].map((name) => new URL(name, root));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
const sum = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const log = JSON.parse(readFileSync(logFile, 'utf8'));
const schema = readFileSync(schemaFile, 'utf8');
const isRecorded = log.at(-1)?.schema === sum(schema);

if (process.argv.includes('--check')) check();
else if (!isRecorded) extend();

function check() {
  const faults = unannounced(log);
  if (!isRecorded)
    console.error('server/web/changelog.json has no entry for schema.graphql as it is: run make generate');
  if (faults.length) {
    console.error('Breaking changes of the schema that were not announced:');
    for (const fault of faults) console.error(`  ${fault}`);
    console.error(
      'Keep the element and mark it @deprecated(reason: "… goes on YYYY-MM-DD"), or say in server/web/changelog.json why it is "accepted".',
    );
  }
  process.exit(isRecorded && faults.length === 0 ? 0 : 1);
}

/** Walks the versions of the schema, the one in the working tree last, and adds an entry for each step that is new. */
function extend() {
  const versions = git('log', '--reverse', '--format=%H %cs', '--', 'schema.graphql')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([commit, day]) => ({ day, text: git('show', `${commit}:schema.graphql`) }));
  versions.push({ day: new Date(performance.timeOrigin).toISOString().slice(0, 10), text: schema });
  const known = versions.findLastIndex(({ text }) => log.some((entry) => entry.schema === sum(text)));
  if (log.length && known < 0)
    throw new Error('the last entry of server/web/changelog.json is of no version that git knows');
  for (const [i, { day, text }] of versions.entries()) {
    if (i <= known || (i > 0 && text === versions[i - 1].text)) continue;
    const changes =
      i === 0 ? [{ class: 'safe', text: 'The first version.' }] : compare(versions[i - 1].text, text, day);
    log.push({ day, schema: sum(text), changes });
  }
  writeFileSync(logFile, `${JSON.stringify(log, null, 1)}\n`);
}
