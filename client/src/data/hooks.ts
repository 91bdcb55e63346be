import { useContext, useMemo, useSyncExternalStore } from 'react';
import { DataContext } from './data.ts';
import { keyOf, type OperationName, type Variables } from './operation.ts';
import type { QueryResult } from './query.ts';

/* What the generated hooks are made of. They name the operation: documents are in Apollo's chunk alone. */

export type { QueryResult };

/** A mutation: sends it, and rejects when it was not executed. */
export type Mutation<Value, Values> = (options: { variables: Values }) => Promise<{ data: Value | null }>;

/** The data of the site, for what is not a component's query. */
export const useData = () => useContext(DataContext);

export function useQuery<Value>(name: OperationName, { variables = {} }: { variables?: object } = {}) {
  const source = useData();
  const key = keyOf(name, { ...variables });
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal variables are the same query
  const query = useMemo(() => source.watch(name, { ...variables }), [source, key]);
  return useSyncExternalStore(query.subscribe, query.read, query.readServed) as QueryResult<Value>;
}

export function useMutation<Value, Values extends object>(name: OperationName): [Mutation<Value, Values>] {
  const source = useData();
  const send: Mutation<Value, Values> = async ({ variables }) => {
    const api = await source.api();
    const data = await api.mutate(name, variables as Variables);
    return { data: data as Value | null };
  };
  return [send];
}
