import { fileMap, hasAny, indented, type Operation, takesFile } from './operation.ts';

/** For browsers and Node 20. */
export function fetchCall({ endpoint, query, variables }: Operation): string {
  const head = `const query = ${literal(query)};
const variables = ${JSON.stringify(variables, null, 2)};
`;
  const tail = `const { data, errors } = await response.json();
console.log(JSON.stringify({ data, errors }));
`;
  if (!takesFile(variables)) {
    return `${head}
const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
${tail}`;
  }
  return `${head}
const body = new FormData();
body.set('operations', JSON.stringify({ query, variables }));
body.set('map', '${fileMap}');
body.set('0', file, file.name); // a File, perhaps of an <input type="file">
const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: { 'Apollo-Require-Preflight': 'true' },
  body,
});
${tail}`;
}

/** A hook for Apollo Client 4. */
export function apolloHook({ query, variables }: Operation): string {
  const hook = query.trimStart().startsWith('mutation') ? 'useMutation' : 'useQuery';
  const name = query.match(/(?:query|mutation)\s+(\w+)/)?.[1] ?? 'Operation';
  const constant = name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase();
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
