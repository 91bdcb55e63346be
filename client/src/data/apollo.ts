import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  InMemoryCache,
  Observable,
  type ObservableQuery,
} from '@apollo/client';
import { documentIds } from '#gql/document-ids.ts';
import { documents } from '#gql/documents.ts';
import { possibleTypes } from '#gql/possible-types.ts';
import { Missing } from '#ui/release.ts';
import type { OperationName, Variables } from './operation.ts';

/** Executes the site's operations, by their names. */
export class Api {
  constructor(readonly client: ApolloClient) {}

  /** A result, from the cache if it is there. One failing source does not fail it: it has the data that arrived. */
  async query(name: OperationName, variables: Variables, fetchPolicy: 'cache-first' | 'no-cache' = 'cache-first') {
    const query = documents[name] as DocumentNode;
    const { data, error } = await this.client.query({ query, variables, fetchPolicy, errorPolicy: 'all' });
    if (!data) throw error ?? new Error('An error occurred');
    return data;
  }

  watch(name: OperationName, variables: Variables): ObservableQuery {
    return this.client.watchQuery({ query: documents[name] as DocumentNode, variables });
  }

  async mutate(name: OperationName, variables: Variables): Promise<unknown> {
    const { data } = await this.client.mutate({ mutation: documents[name] as DocumentNode, variables });
    return data;
  }
}

export function createApi(link = new ApolloLink(send)): Api {
  return new Api(new ApolloClient({ cache: createCache(), link, clientAwareness: {} }));
}

function createCache() {
  const pages = Object.fromEntries((possibleTypes.Page ?? []).map((name) => [name, { keyFields: ['path'] }]));
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      ...pages,
      Query: { fields: { site: { merge: true } } },
      Site: { keyFields: false },
      Now: { merge: true },
      Event: { keyFields: ['slug'] },
      Receipt: { keyFields: ['key'] },
      UploadedFile: { keyFields: false },
    },
  });
}

/**
 * Sends an operation by the id of its document, which the server knows: queries by GET, so that browsers and proxies
 * can cache them, mutations by POST. A result with errors is returned unchanged, with the extensions of each error.
 */
function send(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    const abort = new AbortController();
    request(operation, abort.signal)
      .then((result) => {
        observer.next(result);
        observer.complete();
      })
      .catch((error) => abort.signal.aborted || observer.error(error));
    return () => abort.abort();
  });
}

async function request(operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const { operationName = '', variables } = operation;
  const sha256Hash = documentIds[operationName as keyof typeof documentIds];
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const headers: Record<string, string> = {
    accept: 'application/graphql-response+json, application/json;q=0.9',
    'apollo-require-preflight': 'true',
  };
  const response = isMutation(operation)
    ? await fetch('/graphql', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ operationName, variables, extensions }),
        signal,
      })
    : await fetch(`/graphql?${query({ operationName, variables, extensions })}`, {
        headers,
        signal,
        cache: 'no-cache',
      });
  return read(response);
}

function query({
  operationName,
  variables,
  extensions,
}: {
  operationName: string;
  variables: object;
  extensions: object;
}) {
  const parameters = new URLSearchParams({ operationName });
  if (Object.keys(variables).length) parameters.set('variables', JSON.stringify(variables));
  parameters.set('extensions', JSON.stringify(extensions));
  return parameters;
}

function isMutation({ query }: ApolloLink.Operation): boolean {
  return query.definitions.some((d) => d.kind === 'OperationDefinition' && d.operation === 'mutation');
}

async function read(response: Response): Promise<ApolloLink.Result> {
  const body: unknown = await response.json().catch(() => null);
  if (body && typeof body === 'object' && ('data' in body || 'errors' in body)) {
    const result = body as ApolloLink.Result;
    // The operation belongs to a release that the server has replaced.
    if (result.errors?.[0]?.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') throw new Missing('unknown operation');
    return result;
  }
  throw new Error('An error occurred');
}
