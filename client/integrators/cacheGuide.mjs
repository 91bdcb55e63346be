// Runs API.md's example of a cache for Apollo Client against a site, and reads back what two queries wrote of the same
// objects. Prints one line of JSON with what was lost; an empty list is right.
import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client/cache';
import { parse } from 'graphql';

const origin = process.argv[2];
const guide = readFileSync(new URL('../../API.md', import.meta.url), 'utf8');
const [, example] = guide.match(/```js\n(import \{ InMemoryCache \}[\s\S]*?)```/);
const code = example.replace(/^import .*$/m, '').replace('http://localhost:8080', origin);
const run = new Function('InMemoryCache', `return (async () => { ${code}; return cache; })()`);
const cache = await run(InMemoryCache);

const queries = [
  '{ site { name now { __typename office { __typename city } } } }',
  '{ site { phone offices { __typename city } } }',
  '{ page(path: "/about") { __typename title } }',
  '{ page(path: "/about") { __typename description } }',
  '{ pages(kind: LEGAL) { __typename path ...F } } fragment F on Page { title }',
  '{ jobs(first: 3) { __typename totalCount nodes { __typename id title } } }',
  '{ jobs(first: 3) { __typename nodes { __typename id location { __typename city } } } }',
  '{ jobs(first: 3) { __typename nodes { __typename id location { __typename country } } } }',
];
const sent = [];
for (const text of queries) {
  const query = cache.transformDocument(parse(text));
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: query.loc.source.body.replace(/site \{/, 'site { __typename') }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  cache.writeQuery({ query, data });
  sent.push({ text, query });
}
const lost = sent.filter(({ query }) => cache.readQuery({ query }) === null).map(({ text }) => text);
const [legal] = cache.readQuery({ query: sent[4].query }).pages;
if (!legal.title) lost.push('the title of a fragment on Page');
console.log(JSON.stringify(lost));
