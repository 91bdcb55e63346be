import { ApolloLink, Observable } from '@apollo/client';
import { answer, type Mocks } from './answer.ts';
import { usual } from './mocks.ts';

/** What the toolbar's network can be. */
export type Network = 'ok' | 'slow' | 'error' | 'empty' | 'offline';

const waits = { ok: 0, slow: 2000, error: 0, empty: 0, offline: 0 } as const;

/** Stands for the server: answers from the schema, in the way the network is set. */
export function mockLink(network: Network, mocks: Mocks): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const timer = setTimeout(() => {
          if (network === 'offline') return observer.error(new TypeError('Failed to fetch'));
          if (network === 'error') {
            observer.next({ data: null, errors: [{ message: 'An error occurred', extensions: { code: 'INTERNAL' } }] });
            return observer.complete();
          }
          const context = { mocks: merged(network, mocks), listLength: network === 'empty' ? 0 : 3 };
          Promise.resolve(answer(operation.query, operation.variables, context)).then(
            (result) => {
              observer.next(result as ApolloLink.Result);
              observer.complete();
            },
            (error) => observer.error(error),
          );
        }, waits[network]);
        return () => clearTimeout(timer);
      }),
  );
}

/** A story's mocks stand above the usual ones, field by field; emptiness stands above both. */
function merged(network: Network, mocks: Mocks): Mocks {
  const layers = network === 'empty' ? [usual, mocks, nothing] : [usual, mocks];
  const types = new Set(layers.flatMap((layer) => Object.keys(layer)));
  return Object.fromEntries(
    [...types].map((type) => [type, () => Object.assign({}, ...layers.map((layer) => layer[type]?.()))]),
  );
}

const nothing: Mocks = {
  JobConnection: () => ({ nodes: [], edges: [], facets: [], totalCount: 0 }),
  Query: () => ({ jobCount: 0 }),
};
