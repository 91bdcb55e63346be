import { expect, test } from 'vitest';
import { callsOf, routes, variablesOf, viewOf } from './operations.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.example');
  return { pathname, search };
};
const names = (address: string, visitor = '') => callsOf(at(address), visitor).map(({ name }) => name);

test('every address needs the layout, and what stands there', () => {
  expect(names('/')).toEqual(['Layout', 'Page']);
  expect(names('/careers')).toEqual(['Layout', 'Page', 'JobSearch']);
  expect(names('/careers/senior-go-engineer-1182')).toEqual(['Layout', 'Job']);
  expect(names('/receipts/0b9f')).toEqual(['Layout', 'Receipt']);
  expect(names('/careers/a/b')).toEqual(['Layout', 'Page']);
});

test('the table ends with what matches everything', () => {
  expect(routes.at(-1)?.path).toBe('*');
});

test('a job is asked for by what follows the last dash', () => {
  expect(variablesOf('Job', at('/careers/c-and-c-engineer-77'), '')).toEqual({ id: '77' });
});

test('the country is left out when it makes no difference', () => {
  expect(variablesOf('Page', at('/about'), '')).toEqual({ path: '/about' });
  expect(variablesOf('Page', at('/about'), 'IN')).toEqual({ path: '/about', country: 'IN' });
});

test('a search reads its parameters like the server: sorted, once each, blank ones left out', () => {
  const place = at('/careers?q=go&country=IN&country=GB&country=IN&city=&workplace=remote&page=2&sort=newest');
  expect(variablesOf('JobSearch', place, '')).toEqual({
    query: 'go',
    country: ['GB', 'IN'],
    workplace: ['REMOTE'],
    sort: 'NEWEST',
    page: 2,
  });
});

test('a page that is no number is left out, and an empty search is a search', () => {
  expect(variablesOf('JobSearch', at('/careers?page=two'), '')).toEqual({ query: '' });
  expect(variablesOf('JobSearch', at('/careers?page=0'), '')).toEqual({ query: '' });
});

test('where nothing stands, the nearest pages and the page that says so are asked for', () => {
  const calls = callsOf(at('/nope'), 'IN', false);
  expect(calls.map(({ name, variables }) => [name, variables])).toEqual([
    ['NotFound', { path: '/nope' }],
    ['Page', { path: '/404', country: 'IN' }],
  ]);
});

test('each address has its view', () => {
  expect(['/', '/careers', '/careers/x-1', '/receipts/1'].map(viewOf)).toEqual(['Page', 'Page', 'Job', 'Receipt']);
});
