import { apolloMutation } from './apollo.ts';
import {
  captchaNote,
  captchaQuery,
  fileMap,
  hasAny,
  indented,
  mutationInput,
  type Operation,
  takesFile,
} from './operation.ts';

/** Queries run in browsers and in Node 20, mutations in Node: pages of other sites may not send them. */
export function fetchCall(operation: Operation): string {
  const { endpoint, query, variables } = operation;
  const input = mutationInput(operation);
  const file = takesFile(variables);
  const imports = [
    ...(input ? [`import { createHash${'key' in input ? ', randomUUID' : ''} } from 'node:crypto';`] : []),
    ...(file ? [`import { readFile } from 'node:fs/promises';`] : []),
  ];
  return `${imports.length > 0 ? `${imports.join('\n')}\n\n` : ''}const query = ${literal(query)};
const variables = ${JSON.stringify(variables, null, 2)};
${input ? solver(endpoint, 'key' in input) : ''}
${file ? sendFile(endpoint) : sendJSON(endpoint)}const { data, errors } = await response.json();
console.log(JSON.stringify({ data, errors }));
`;
}

function sendJSON(endpoint: string): string {
  return `const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
`;
}

function sendFile(endpoint: string): string {
  return `const body = new FormData();
body.set('operations', JSON.stringify({ query, variables }));
body.set('map', '${fileMap}');
body.set('0', new Blob([await readFile('resume.pdf')]), 'resume.pdf');
const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: { 'Apollo-Require-Preflight': 'true' },
  body,
});
`;
}

function solver(endpoint: string, key: boolean): string {
  return `
/** ${captchaNote} */
async function solveCaptcha() {
  const response = await fetch('${endpoint}', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '${captchaQuery}' }),
  });
  const { challenge } = (await response.json()).data.captcha;
  for (let number = 0; challenge && number <= challenge.maxNumber; number++) {
    const hash = createHash('sha256').update(challenge.salt + number).digest('hex');
    if (hash === challenge.challenge) return btoa(JSON.stringify({ ...challenge, number }));
  }
  return null;
}

variables.input.captcha = await solveCaptcha();
${key ? 'variables.input.key = randomUUID(); // keep it when you send the same again\n' : ''}`;
}

/** For Apollo Client 4: a hook for a query, a function for a mutation. */
export function apollo(operation: Operation): string {
  const { query, variables } = operation;
  const name = query.match(/(?:query|mutation)\s+(\w+)/)?.[1] ?? 'Operation';
  const constant = name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase();
  const input = mutationInput(operation);
  if (input) return apolloMutation(operation, input, name, constant, literal(query));
  const hook = query.trimStart().startsWith('mutation') ? 'useMutation' : 'useQuery';
  const options = hasAny(variables)
    ? `, {\n    variables: ${indented(JSON.stringify(variables, null, 2), '    ')},\n  }`
    : '';
  return `import { gql } from '@apollo/client';
import { ${hook} } from '@apollo/client/react';

const ${constant} = gql${literal(query)};

export function use${name}() {
  return ${hook}(${constant}${options});
}
`;
}

function literal(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$\u007b', '\\$\u007b');
  return `\`\n  ${indented(escaped, '  ')}\n\``;
}
