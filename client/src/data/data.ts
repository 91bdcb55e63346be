import { createContext } from 'react';
import { fetchCode } from '#ui/release.ts';
import type { Api } from './apollo.ts';
import { keyOf, type OperationName, type Variables } from './operation.ts';
import { LiveQuery, type Query, servedQuery } from './query.ts';

/** The result of one operation, as the document contains it; `data` is null when it failed. */
export interface Result {
  name: OperationName;
  variables: Variables | null;
  data: unknown;
}

/**
 * The data of the site: first the results that came with the document, and Apollo Client for all others. Apollo is a
 * third of the scripts, so it is loaded when something that did not come with the document is first needed.
 */
export class Data {
  private readonly served = new Map<string, unknown>();
  private loaded: Api | undefined;
  private loading: Promise<Api> | undefined;

  /** `fetchApi` loads the API client; it may be called again after a failure. */
  constructor(
    results: readonly Result[],
    private readonly fetchApi: () => Promise<Api> = async () =>
      (await fetchCode(() => import('./apollo.ts'))).createApi(),
  ) {
    for (const { name, variables, data } of results) if (data) this.put(name, variables ?? {}, data);
  }

  /** Stores a result that came by another way. */
  put(name: OperationName, variables: Variables, data: unknown): void {
    this.served.set(keyOf(name, variables), data);
  }

  /** The API client. Rejects when its code cannot be loaded. */
  api(): Promise<Api> {
    this.loading ??= this.fetchApi().then(
      (api) => {
        this.loaded = api;
        return api;
      },
      (error) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  /** A result, from the cache if it is there. One failing source does not fail it: it has the data that arrived. */
  async query(name: OperationName, variables: Variables): Promise<unknown> {
    return this.served.get(keyOf(name, variables)) ?? (await this.api()).query(name, variables);
  }

  /** A query that reports changes of its result. */
  watch(name: OperationName, variables: Variables): Query {
    const data = this.served.get(keyOf(name, variables));
    return data === undefined ? new LiveQuery(() => this.api(), name, variables, this.loaded) : servedQuery(data);
  }
}

export const DataContext = createContext(new Data([]));
