import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchFiles, workFor } from './watch.mjs';

/** A file of each kind, and what its change needs. */
const files = {
  'schema.graphql': ['generateGo', 'generate', 'types'],
  'gqlgen.yml': ['generateGo', 'generate', 'types'],
  'codegen.yml': ['generate', 'types', 'engine'],
  'go.mod': ['compile'],
  'graph/job.go': ['compile'],
  'server/web/changelog.html': ['compile'],
  'server/db/migrations/sqlite/0001_first.sql': ['compile'],
  'server/sitepages/sample/a.yml': ['compile'],
  'server/content/site.yml': ['content'],
  'server/content/pages/services/a.yml': ['content'],
  'client/vite.config.ts': ['types', 'engine'],
  'client/src/sections/Quote.graphql': ['generate', 'types', 'engine'],
  'client/src/sections/Quote.tsx': ['types', 'engine'],
  'client/src/sections/Quote.stories.tsx': ['types'],
  'client/src/sections/Quote.generated.ts': [],
  'client/src/theme/site.css': ['types', 'engine'],
};
const names = Object.keys(files);

const root = mkdtempSync(join(tmpdir(), 'watch-'));
const run = (script) => {
  execFileSync('bash', ['-ec', script], { cwd: root, stdio: 'pipe', env: { ...process.env, all: names.join(' ') } });
};
/** Does something with each file. */
const each = (command) => `for f in $all; do ${command}; done`;

let server;
let end;
/** What is reported to us, and to Vite for the browser. */
let changed = new Set();
let reported = new Set();

beforeAll(async () => {
  for (const name of names) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), 'first\n');
  }
  run(`
    git init -q -b main
    git config user.name A
    git config user.email a@example.com
    git add . && git commit -qm first
    git switch -qc without && git rm -qr graph server client/src schema.graphql && git commit -qm without
    git switch -qc other main && ${each('echo other >> $f')} && git commit -qam other
  `);
  server = await createServer({
    root: join(root, 'client'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  end = watchFiles(server.watcher, root, (file) => changed.add(file.slice(root.length + 1)), 50);
  for (const event of ['add', 'change']) server.watcher.on(event, (file) => reported.add(file.slice(root.length + 1)));
});

afterAll(async () => {
  end();
  await server.close();
  rmSync(root, { recursive: true });
});

test.each([
  'true',
  'git switch -q other',
  'git switch -q other && git switch -q main',
  'git switch -q without && git switch -q main',
  'git switch -q without && sleep 0.3 && git switch -q main',
  'git pull -q . other',
  'echo > new && git add new && git commit -qm new && git rebase -q other',
  `${each('echo own > $f')} && git checkout -- .`,
  `${each('echo own > $f')} && git restore .`,
  `${each('echo own > $f')} && git stash -q && git stash pop -q`,
  'rm -r graph server client/src schema.graphql && git checkout -- .',
  'rm -r graph server client/src schema.graphql && sleep 0.3 && git checkout -- .',
  'mv server old && git checkout -- server && rm -r old',
  each('rm $f; echo new > $f'),
  // What editors do: a new file over the old one, the old one renamed first (vim), both renamed (JetBrains).
  each('echo new > $f.tmp; mv $f.tmp $f'),
  each('mv $f $f~; echo new > $f; rm $f~'),
  each('echo new > $f.jb_tmp; mv $f $f.jb_old; mv $f.jb_tmp $f; rm $f.jb_old'),
  each(': > $f; echo new > $f'),
])(
  'after %s, each edit is seen',
  async (script) => {
    run(`git reset -q --hard; git switch -qC topic main; ${script}`);
    await quiet();
    [changed, reported] = [new Set(), new Set()];
    for (const name of names) appendFileSync(join(root, name), 'edited\n');
    await vi.waitFor(() => expect([...changed]).toEqual(expect.arrayContaining(names)), 10_000);
    expect([...reported]).toEqual(expect.arrayContaining(names));
  },
  30_000,
);

test('what is deleted or new is a change, and what is built is none', async () => {
  run('git reset -q --hard');
  await quiet();
  changed = new Set();
  run('mkdir server/static/dist -p && echo > server/static/dist/server.js && echo > graph/new.go && rm schema.graphql');
  await vi.waitFor(() => expect([...changed].sort()).toEqual(['graph/new.go', 'schema.graphql']), 10_000);
});

test.each(Object.entries(files))('a change of %s needs %j', (name, work) => {
  expect(workFor(name)).toEqual(work);
});

/** Waits until nothing more is reported, so that what is seen next is the edit. */
async function quiet() {
  let before = -1;
  const settled = () => {
    const same = before === changed.size;
    before = changed.size;
    return same;
  };
  await vi.waitFor(() => expect(settled()).toBe(true), { timeout: 10_000, interval: 150 });
}
