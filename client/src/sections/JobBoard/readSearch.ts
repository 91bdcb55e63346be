import type { JobSort } from '#gql/schema-types.ts';

/** The filters, by their names in the address, in the order in which they are shown. */
export const filters = ['country', 'city', 'workplace', 'type', 'category', 'experience', 'shift', 'pay'] as const;
export type FilterName = (typeof filters)[number];

/** What is searched for. It is stored in the address, so that Back, reload and sharing work. */
export interface Search extends Record<FilterName, readonly string[]> {
  q: string;
  /** A city or a postal code. */
  near: string;
  /** The distance from there, as in the schema; without a place it is empty. */
  within: string;
  sort: JobSort | null;
  page: number;
}

/**
 * Filters whose values are enums of the schema, with those: jobLabels.ts has words for them, and every page reads
 * addresses. Addresses have them in lower case; unknown values are ignored.
 */
export const enums: Partial<Record<FilterName, string>> = {
  workplace: 'ON_SITE HYBRID REMOTE NOT_STATED',
  type: 'FULL_TIME PART_TIME CONTRACT INTERNSHIP TEMPORARY PER_DIEM NOT_STATED',
  experience: 'ENTRY MID SENIOR NOT_STATED',
  shift: 'DAY EVENING NIGHT WEEKEND ROTATING NOT_STATED',
  pay: 'STATED HOURLY DAILY MONTHLY YEARLY NOT_STATED',
};
const sorts: readonly JobSort[] = ['RELEVANCE', 'NEWEST', 'CLOSING', 'TITLE', 'PAY'];

export const everything: Search = {
  q: '',
  near: '',
  within: '',
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
  const search: Search = { ...everything };
  for (const name of ['q', 'near', 'within'] as const) search[name] = parameter(name)[0] ?? '';
  if (!search.near) search.within = '';
  for (const name of filters) {
    const values = parameter(name);
    const known = enums[name]?.split(' ');
    search[name] = known
      ? distinct(values.map((value) => value.toUpperCase())).filter((value) => known.includes(value))
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
