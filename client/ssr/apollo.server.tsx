import { createContext, useContext } from 'react';

/*
 * Replaces '@apollo/client' and its hooks in the server's build. All results are there before a page is rendered, and
 * nothing is watched or sent, so the client is a lookup by operation and variables.
 */

/** The result of one operation; `data` is null when it failed. */
export interface Result {
  name: string;
  variables: Record<string, unknown> | null;
  data: unknown;
}

type Results = ReadonlyMap<string, unknown>;
const ResultsContext = createContext<Results>(new Map());
export const ResultsProvider = ResultsContext.Provider;

export function index(results: Result[]): Results {
  return new Map(results.map(({ name, variables, data }) => [key(name, variables ?? {}), data ?? undefined]));
}

function key(name: string, variables: Record<string, unknown>): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return name + JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Document {
  definitions: readonly { name?: { value: string } }[];
}

export function useQuery(document: Document, options?: { variables?: Record<string, unknown>; skip?: boolean }) {
  const name = document.definitions[0]?.name?.value ?? '';
  const data = useContext(ResultsContext).get(key(name, options?.variables ?? {}));
  return {
    data: options?.skip ? undefined : data,
    loading: false,
    error: undefined,
    networkStatus: NetworkStatus.ready,
    refetch: never,
    fetchMore: never,
  };
}

export function useLazyQuery() {
  return [never, { called: false, loading: false, data: undefined, error: undefined }];
}

export function useMutation() {
  return [never, { called: false, loading: false, data: undefined, error: undefined, reset: never }];
}

export function useApolloClient() {
  return null;
}

function never(): never {
  throw new Error('nothing is sent while a page is rendered');
}

/** The same numbers as Apollo's. Only `ready` occurs here. */
export const NetworkStatus = {
  loading: 1,
  setVariables: 2,
  fetchMore: 3,
  refetch: 4,
  poll: 6,
  ready: 7,
  error: 8,
  streaming: 9,
} as const;
