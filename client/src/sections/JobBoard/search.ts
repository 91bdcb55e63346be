import type { JobFacetField, JobSuggestion } from '#gql/schema-types.ts';
import { enums, everything, type FilterName, filters, type Search } from './readSearch.ts';

/** The query string of a search. Equal searches have equal ones, and defaults are left out. */
export function writeSearch(search: Search): string {
  const params = new URLSearchParams();
  if (search.q.trim()) params.append('q', search.q.trim());
  for (const name of filters) {
    for (const value of [...search[name]].sort()) params.append(name, enums[name] ? value.toLowerCase() : value);
  }
  if (search.near) params.append('near', search.near);
  if (search.near && search.within) params.append('within', search.within);
  if (search.sort) params.append('sort', search.sort.toLowerCase());
  if (search.page > 1) params.append('page', String(search.page));
  const query = params.toString();
  return query && `?${query}`;
}

/** The schema's default number of jobs. */
const perPage = 20;

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / perPage));

/** The range of jobs that a page shows. */
export function range({ page }: Search, shown: number): string {
  const first = (page - 1) * perPage + 1;
  return `${first}–${first + shown - 1}`;
}

/** The id of the heading of the results. */
export const results = 'job-results';

/** The address of a search. Without JavaScript each search is a new document that starts at its results. */
export const path = (search: Search) => `/careers${writeSearch(search)}#${results}`;

/** The feed of a search. */
export const feed = (search: Search, ending: 'xml' | 'atom' | 'json' = 'xml') =>
  `/careers.${ending}${writeSearch({ ...search, sort: null, page: 1 })}`;

/** The page that asks for new jobs of a search by e-mail. */
export const alert = (search: Search) => `/alerts${writeSearch({ ...search, sort: null, page: 1 })}`;

/** What a control does to the current search, which may be newer than the one it shows. */
export type Change = (now: Search) => Search;

export type OnChange = (change: Change) => void;

/** The same search with a value of a filter added or removed, from its first page. */
export function toggled(search: Search, name: FilterName, value: string, on: boolean): Search {
  const rest = search[name].filter((held) => held !== value);
  return { ...search, [name]: on ? [...rest, value] : rest, page: 1 };
}

type Suggestion = Pick<JobSuggestion, 'field' | 'value' | 'query'>;

/** The same search without what a suggestion removes: a value of a filter, or words. */
export function without(search: Search, { field, value, query }: Suggestion): Search {
  return field ? toggled(search, filterOf(field), value, false) : { ...search, q: query, page: 1 };
}

/** The search without filters; words and order stay. */
export function cleared(search: Search): Search {
  return { ...everything, q: search.q, sort: search.sort };
}

export function filterOf(field: JobFacetField): FilterName {
  return field.toLowerCase() as FilterName;
}

/** Whether a search has neither words nor filters. */
export function isEverything(search: Search): boolean {
  return search.q === '' && chosenCount(search) === 0;
}

/** How many filters are chosen. */
export function chosenCount(search: Search): number {
  return filters.reduce((count, name) => count + search[name].length, search.near ? 1 : 0);
}
