import { expect, test } from 'vitest';
import { experiences, pays, shifts, types, workplaces } from '#job/jobLabels.ts';
import { enums, everything, readSearch } from '#sections/JobBoard/readSearch.ts';
import { chosenCount, cleared, path, toggled, without, writeSearch } from '#sections/JobBoard/search.ts';

test('the enums that addresses know are those that have words', () => {
  const words = { workplace: workplaces, type: types, experience: experiences, shift: shifts, pay: pays };
  expect(enums).toEqual(
    Object.fromEntries(Object.entries(words).map(([name, all]) => [name, Object.keys(all).join(' ')])),
  );
});

test('an address is read into a search', () => {
  const search = readSearch(
    '?q=go&country=IN&country=GB&workplace=remote&type=full_time&sort=closing&page=2&utm_source=x',
  );
  expect(search).toEqual({
    ...everything,
    q: 'go',
    country: ['GB', 'IN'],
    workplace: ['REMOTE'],
    type: ['FULL_TIME'],
    sort: 'CLOSING',
    page: 2,
  });
});

test.each([
  ['', ''],
  ['?q=++', ''],
  ['?q=data+engineer', '?q=data+engineer'],
  ['?page=1', ''],
  ['?page=0', ''],
  ['?page=-3', ''],
  ['?page=two', ''],
  ['?sort=salary', ''],
  ['?sort=NEWEST', '?sort=newest'],
  ['?country=US&country=&country=CA', '?country=CA&country=US'],
  ['?workplace=ON_SITE&country=IN', '?country=IN&workplace=on_site'],
  ['?shift=night&shift=noon', '?shift=night'],
  ['?sort=pay&pay=stated&pay=much', '?pay=stated&sort=pay'],
  ['?within=50&near=Tampa&q=nurse', '?q=nurse&near=Tampa&within=50'],
  ['?within=50&near=+', ''],
  ['?city=New+York&category=AI%2FML', '?city=New+York&category=AI%2FML'],
])('the address %j is the same search as %j', (given, canonical) => {
  expect(writeSearch(readSearch(given))).toBe(canonical);
});

test.each(['0', '007', '-3', '1.5', '100000', 'two'])('page %s is read as the first page', (page) => {
  expect(readSearch(`?page=${page}`).page).toBe(1);
});

test('choosing a filter goes back to the first page', () => {
  const second = readSearch('?q=go&page=2');
  expect(path(toggled(second, 'country', 'IN', true))).toBe('/careers?q=go&country=IN#job-results');
});

test('a filter can be taken away again', () => {
  const search = readSearch('?country=IN&country=US');
  expect(path(toggled(search, 'country', 'IN', false))).toBe('/careers?country=US#job-results');
  expect(path(without(search, { field: 'COUNTRY', value: 'US', query: '' }))).toBe('/careers?country=IN#job-results');
  const words = { field: null, value: 'cobol', query: '' };
  expect(path(without(readSearch('?q=cobol&country=CA'), words))).toBe('/careers?country=CA#job-results');
  const place = { field: null, value: 'remote', query: 'nurse' };
  expect(path(without(readSearch('?q=nurse+remote&page=2'), place))).toBe('/careers?q=nurse#job-results');
});

test('clearing the filters keeps words and order', () => {
  const search = readSearch('?q=go&country=IN&workplace=remote&near=Pune&sort=title&page=3');
  expect(chosenCount(search)).toBe(3);
  expect(path(cleared(search))).toBe('/careers?q=go&sort=title#job-results');
});
