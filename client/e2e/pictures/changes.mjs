// Shows which baselines differ from those of the last commit, before and after, in a page for the browser.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const client = resolve(import.meta.dirname, '../..');
const page = `${client}/test-pictures/changes.html`;
const folder = 'e2e/pictures/baselines';

const git = (...args) => execFileSync('git', args, { cwd: client, maxBuffer: 1 << 28, stdio: 'pipe' });
const names = (...args) =>
  git(...args, '-z', '--', folder)
    .toString()
    .split('\0');
const changed = new Set(
  [
    ...names('diff', '--name-only', '--relative', 'HEAD'),
    ...names('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file.endsWith('.webp')),
);

/** A picture in the page itself, or a word where there is none. */
function picture(read, none) {
  try {
    return `<img alt="" src="data:image/webp;base64,${read().toString('base64')}">`;
  } catch {
    return none;
  }
}

const rows = [...changed].sort().map((file) => {
  const before = picture(() => git('show', `HEAD:./${file}`), 'new');
  const after = picture(() => readFileSync(`${client}/${file}`), 'removed');
  const name = file.slice(folder.length + 1, -'.webp'.length);
  return `<section><h2>${name}</h2><div><p>${before}</p><p>${after}</p></div></section>`;
});

mkdirSync(`${client}/test-pictures`, { recursive: true });
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Changed pictures</title>
<style>
  body { margin: 0; background: #888; font: 14px sans-serif }
  header { position: sticky; top: 0; padding: 4px 16px; background: #222; color: #fff }
  header div, section div { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
  section { padding: 0 16px 24px }
  h1 { margin: 4px 0; font-size: 18px }
  h2 { font-size: 16px }
  img { max-width: 100% }
  p { margin: 0 }
</style>
<header><h1>${changed.size} changed pictures</h1><div><p>Before</p><p>After</p></div></header>
${rows.join('\n')}
`,
);
console.log(`${changed.size} pictures have changed: file://${page}`);
