// Renders pages again with the same bundle in Node, from the data that they contain, and compares the bytes.
// Usage: node compare.mjs server.js pages.json, an array of { url, html }
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';

const [bundle, pages] = await Promise.all(process.argv.slice(2).map((file) => readFile(file, 'utf8')));
// A bare context, as in the server's engine: the bundle brings what it needs.
const context = createContext({});
runInContext(bundle, context);

const beforeData = '</div><script type="application/json" id="boot">';
for (const [i, { url, html }] of JSON.parse(pages).entries()) {
  const [body, data] = html.slice(html.indexOf('<div id="root">') + '<div id="root">'.length).split(beforeData);
  const { results, form } = JSON.parse(data.slice(0, data.indexOf('</script>')));
  const [layout, ...rest] = results;
  // A layout with another text is another layout: no page has its header and footer from a page before.
  const fresh = JSON.stringify(layout) + ' '.repeat(i);
  const posted = form && JSON.stringify(form);
  const here = JSON.parse(runInContext('__render', context)(url, fresh, JSON.stringify(rest), posted));
  for (const part of [here.head, here.css]) if (!html.includes(part)) fail(url, part, html);
  if (here.html !== body) fail(url, here.html, body);
}
console.log(`${JSON.parse(pages).length} pages, the same bytes`);

function fail(url, here, served) {
  const at = firstDifference(here, served);
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  console.log(`${url} differs from character ${at} on:\n  Node:   ${around(here)}\n  engine: ${around(served)}`);
  process.exit(1);
}

/** The index of the first difference; the shorter text's length when it is the beginning of the other. */
function firstDifference(a, b) {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
