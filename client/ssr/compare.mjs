// Renders recorded pages with the same bundle in Node and compares the output byte by byte.
// Usage: node compare.mjs server.js recorded.json
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';

const [bundle, recorded] = await Promise.all(process.argv.slice(2).map((file) => readFile(file, 'utf8')));
// A bare context, as in the server's engine: the bundle brings what it needs.
const context = createContext({});
runInContext(bundle, context);

for (const [i, { url, results, form, output }] of JSON.parse(recorded).entries()) {
  const [layout, ...rest] = JSON.parse(results);
  // A layout with another text is another layout: no page has its header and footer from a page before.
  const fresh = JSON.stringify(layout) + ' '.repeat(i);
  const here = runInContext('__render', context)(url, fresh, JSON.stringify(rest), form || null);
  if (here === output) continue;
  const at = firstDifference(here, output);
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  console.log(`${url} differs from character ${at} on:\n  Node:   ${around(here)}\n  engine: ${around(output)}`);
  process.exit(1);
}
console.log(`${JSON.parse(recorded).length} pages, the same bytes`);

/** The index of the first difference; the shorter text's length when it is the beginning of the other. */
function firstDifference(a, b) {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
