import { ApolloLink, Observable } from '@apollo/client';
import { answer, type Mocks } from './answer.ts';
import { usual } from './mocks.ts';

/** The settings of the toolbar's network. */
export type Network = 'ok' | 'slow' | 'error' | 'empty' | 'offline';

const waits = { ok: 0, slow: 2000, error: 0, empty: 0, offline: 0 } as const;

/** A link without a server: responses from the schema, as the network is set. `onFault` is told of mocks that do not fit. */
export function mockLink(network: Network, mocks: Mocks, onFault: (fault: Error) => void): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const timer = setTimeout(() => {
          if (network === 'offline') return observer.error(new TypeError('Failed to fetch'));
          if (network === 'error') {
            observer.next({ data: null, errors: [{ message: 'An error occurred', extensions: { code: 'INTERNAL' } }] });
            return observer.complete();
          }
          const isEmpty = network === 'empty';
          const context = {
            mocks: merged(usual, mocks),
            always: isEmpty ? nothing : {},
            listLength: isEmpty ? 0 : 3,
          };
          Promise.resolve(answer(operation.query, operation.variables, context)).then(
            (result) => {
              const faults = result.errors?.map(({ path, message }) => `${path?.join('.')}: ${message}`) ?? [];
              if (faults.length > 0) onFault(new Error(`${advice} ${faults.join('; ')}`));
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

const advice = 'schema.graphql does not allow the mocks. Change parameters.mocks of the story, or .storybook/mocks.ts:';

/** A story's mocks override the usual ones, field by field. */
function merged(below: Mocks, above: Mocks): Mocks {
  const types = [...Object.keys(below), ...Object.keys(above)];
  return Object.fromEntries(types.map((type) => [type, () => ({ ...below[type]?.(), ...above[type]?.() })]));
}

const nothing: Mocks = {
  JobConnection: () => ({ nodes: [], edges: [], facets: [], totalCount: 0 }),
  Query: () => ({ jobCount: 0 }),
};
