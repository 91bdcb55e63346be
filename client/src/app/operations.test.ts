import { expect, test } from 'vitest';
import addresses from '../../../graph/testdata/addresses.json' with { type: 'json' };
import { callsOf, notFoundCalls, variablesOf, viewOf } from './operations.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.example');
  return { pathname, search };
};

test.each(addresses)('$address is read as the server reads it', ({ address, country = '', view, operations }) => {
  const place = at(address);
  const calls = callsOf(place, country);
  expect(viewOf(place.pathname)).toBe(view);
  expect(JSON.stringify(Object.fromEntries(calls.map((call) => [call.name, call.variables])))).toBe(
    JSON.stringify(operations),
  );
  for (const { name, variables } of calls) expect(variablesOf(name, place, country)).toEqual(variables);
});

test.each(addresses)('the canonical address of $address needs the same', ({ address, canonical = address }) => {
  expect(callsOf(at(canonical), '')).toEqual(callsOf(at(address), ''));
});

test('the job search needs nothing more when no jobs could be read', () => {
  expect(notFoundCalls(at('/careers?q=go'), '')).toEqual([]);
});

test('where nothing is found, similar pages and the page that says so are requested', () => {
  expect(notFoundCalls(at('/nope'), 'IN').map(({ name, variables }) => [name, variables])).toEqual([
    ['NotFound', { path: '/nope' }],
    ['Page', { path: '/404', country: 'IN' }],
  ]);
});
