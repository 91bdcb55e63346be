import { Kind } from 'graphql';

/**
 * A hook for each operation, over those of #data/hooks.ts, so that components import `useXQuery` from their generated
 * neighbor and never name a document.
 */
export function plugin(_schema, files) {
  const operations = files.flatMap((file) =>
    file.document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION),
  );
  if (operations.length === 0) return '';
  const kinds = new Set(operations.map((o) => o.operation));
  const names = [
    ...(kinds.has('query') ? ['type QueryResult', 'useQuery'] : []),
    ...(kinds.has('mutation') ? ['type Mutation', 'useMutation'] : []),
  ];
  return {
    prepend: [`import { ${names.join(', ')} } from '#data/hooks.ts';`],
    content: operations.map((o) => (o.operation === 'mutation' ? mutation(o) : query(o))).join('\n'),
  };
}

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

function query(operation) {
  const { value } = operation.name;
  const name = pascal(value);
  const required = operation.variableDefinitions.some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue);
  const optional = required ? '' : '?';
  return `
export function use${name}Query(options${optional}: { variables${optional}: ${name}QueryVariables }): QueryResult<${name}Query> {
  return useQuery('${value}', options);
}`;
}

function mutation(operation) {
  const { value } = operation.name;
  const name = pascal(value);
  return `
export function use${name}Mutation(): [Mutation<${name}Mutation, ${name}MutationVariables>] {
  return useMutation('${value}');
}`;
}
