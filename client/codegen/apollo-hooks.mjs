import { Kind } from 'graphql';

/**
 * Hooks for Apollo Client 4, typed by overloads over the hooks of '@apollo/client/react', so that
 * components import `useXQuery` from their generated neighbor and never name a document.
 * Partial data is not offered: an answer is whole or not there.
 */
export function plugin(_schema, files) {
  const operations = files.flatMap((file) =>
    file.document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION),
  );
  if (operations.length === 0) return '';
  const kinds = new Set(operations.map((o) => o.operation));
  const names = [
    ...(kinds.has('query') ? ['useLazyQuery', 'useQuery'] : []),
    ...(kinds.has('mutation') ? ['useMutation'] : []),
  ];
  return {
    prepend: [`import { ${names.join(', ')} } from '@apollo/client/react';`],
    content: operations.map((o) => (o.operation === 'mutation' ? mutation(o) : query(o))).join('\n'),
  };
}

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

function types(operation, suffix) {
  const name = pascal(operation.name.value);
  return { name, document: `${name}Document`, data: `${name}${suffix}`, variables: `${name}${suffix}Variables` };
}

function query(operation) {
  const { name, document, data, variables } = types(operation, 'Query');
  const required = operation.variableDefinitions.some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue);
  const optional = required ? '' : '?';
  return `
export function use${name}Query(options${optional}: useQuery.Options<${data}, ${variables}>): useQuery.Result<${data}, ${variables}, 'complete' | 'empty'>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function use${name}Query(options: any): any {
  return useQuery(${document}, options);
}
export function use${name}LazyQuery(options?: useLazyQuery.Options<${data}, ${variables}>): useLazyQuery.ResultTuple<${data}, ${variables}, 'complete' | 'empty'>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function use${name}LazyQuery(options: any): any {
  return useLazyQuery(${document}, options);
}`;
}

function mutation(operation) {
  const { name, document, data, variables } = types(operation, 'Mutation');
  return `
export function use${name}Mutation(options?: useMutation.Options<${data}, ${variables}>): useMutation.ResultTuple<${data}, ${variables}>;
// biome-ignore lint/suspicious/noExplicitAny: the overload above holds the types
export function use${name}Mutation(options: any): any {
  return useMutation(${document}, options);
}`;
}
