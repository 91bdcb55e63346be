import type { JobSort } from '#gql/schema-types.ts';
import { experiences, pays, shifts, types, workplaces } from '#job/jobLabels.ts';

/** The filters, by their names in the address, in the order in which they are shown. */
export const filters = ['country', 'city', 'workplace', 'type', 'category', 'experience', 'shift', 'pay'] as const;
export type FilterName = (typeof filters)[number];

/** What is searched for. It is stored in the address, so that Back, reload and sharing work. */
export interface Search extends Record<FilterName, readonly string[]> {
  q: string;
  sort: JobSort | null;
  page: number;
}

/** Filters whose values are enums of the schema. Addresses have them in lower case; unknown values are ignored. */
export const words: Partial<Record<FilterName, Record<string, string>>> = {
  workplace: workplaces,
  type: types,
  experience: experiences,
  shift: shifts,
  pay: pays,
};
const sorts: readonly JobSort[] = ['RELEVANCE', 'NEWEST', 'CLOSING', 'TITLE', 'PAY'];

export const everything: Search = {
  q: '',
  country: [],
  city: [],
  workplace: [],
  type: [],
  category: [],
  experience: [],
  shift: [],
  pay: [],
  sort: null,
  page: 1,
};

/**
 * What an address searches for. Unknown values are ignored. The server reads addresses the same way in
 * graph/address.go.
 */
export function readSearch(query: string): Search {
  const params = new URLSearchParams(query);
  const parameter = (name: string) => distinct(params.getAll(name).map((value) => value.trim()));
  const search: Search = { ...everything, q: parameter('q')[0] ?? '' };
  for (const name of filters) {
    const values = parameter(name);
    const known = words[name];
    search[name] = known
      ? distinct(values.map((value) => value.toUpperCase())).filter((word) => word in known)
      : values;
  }
  search.country = distinct(
    search.country.map((country) => (/^[a-z]{2}$/i.test(country) ? country.toUpperCase() : country)),
  );
  const isSort = (value: string): value is JobSort => (sorts as readonly string[]).includes(value);
  search.sort = distinct(parameter('sort').map((value) => value.toUpperCase())).find(isSort) ?? null;
  const page = parameter('page')[0] ?? '';
  search.page = /^[1-9][0-9]{0,4}$/.test(page) ? Number(page) : 1;
  return search;
}

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean).sort();
