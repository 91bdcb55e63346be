import type { ObservableQuery } from '@apollo/client';
import type { Api } from './apollo.ts';
import type { OperationName, Variables } from './operation.ts';

/** The state of a query. Partial data is not offered: a result is complete or missing. */
export interface QueryResult<Value = unknown> {
  data: Value | undefined;
  loading: boolean;
  refetch(): Promise<unknown>;
}

/** A query as React's useSyncExternalStore wants it. */
export interface Query {
  subscribe(changed: () => void): () => void;
  read(): QueryResult;
  /** The result at the time of rendering on the server, and of hydration. */
  readServed(): QueryResult;
}

/** A query whose result came with the document. */
export function servedQuery(data: unknown): Query {
  const result = { data, loading: false, refetch: async () => {} };
  return { subscribe: () => () => {}, read: () => result, readServed: () => result };
}

/** A query that Apollo Client answers, once it is loaded. */
export class LiveQuery implements Query {
  private readonly refetch = async () => (await this.observe()).refetch();
  private readonly missing: QueryResult = { data: undefined, loading: false, refetch: this.refetch };
  private result: QueryResult = { ...this.missing, loading: true };
  private observable: ObservableQuery | undefined;

  constructor(
    private readonly fetchApi: () => Promise<Api>,
    private readonly name: OperationName,
    private readonly variables: Variables,
    api: Api | undefined,
  ) {
    if (!api) return;
    this.observable = api.watch(name, variables);
    this.accept(this.observable.getCurrentResult());
  }

  private async observe(): Promise<ObservableQuery> {
    this.observable ??= (await this.fetchApi()).watch(this.name, this.variables);
    return this.observable;
  }

  private accept({ data, dataState, loading }: ObservableQuery.Result<unknown>): void {
    this.result = { data: dataState === 'complete' ? data : undefined, loading, refetch: this.refetch };
  }

  subscribe = (changed: () => void): (() => void) => {
    let stopped = false;
    let unsubscribe = () => {};
    this.observe().then(
      (observable) => {
        if (stopped) return;
        const subscription = observable.subscribe((result) => {
          this.accept(result);
          changed();
        });
        unsubscribe = () => subscription.unsubscribe();
      },
      () => {
        this.result = this.missing;
        changed();
      },
    );
    return () => {
      stopped = true;
      unsubscribe();
    };
  };

  read = () => this.result;
  readServed = () => this.missing;
}
