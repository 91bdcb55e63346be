// graphql-request leaves files to its caller: a fetch of one's own puts them into a multipart body.
import { GraphQLClient } from 'graphql-request';
import { integrate } from './operations.mjs';

const client = new GraphQLClient(process.argv[2], { headers: { 'Apollo-Require-Preflight': 'true' } });

await integrate(async (text, variables) => {
  const file = variables.input?.file;
  if (!file) return client.request(text, variables);
  const withFile = new GraphQLClient(process.argv[2], {
    headers: { 'Apollo-Require-Preflight': 'true' },
    fetch: (url, { body, headers, ...rest }) =>
      fetch(url, { ...rest, headers: withoutType(headers), body: multipart(body, file) }),
  });
  return withFile.request(text, { input: { ...variables.input, file: null } });
});

function multipart(operations, file) {
  const body = new FormData();
  body.set('operations', operations);
  body.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  body.set('0', file, file.name);
  return body;
}

/** fetch writes the type with the boundary itself. */
function withoutType(headers) {
  const kept = new Headers(headers);
  kept.delete('content-type');
  return kept;
}
