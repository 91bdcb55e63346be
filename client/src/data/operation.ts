import type { documentIds } from '#gql/document-ids.ts';

export type OperationName = keyof typeof documentIds;
export type Variables = Record<string, unknown>;

/** Names an operation with these variables. Null and absent mean the same to the server. */
export function keyOf(name: OperationName, variables: Variables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return name + JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
