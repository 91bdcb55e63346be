import { documentIds } from '#gql/document-ids.ts';
import type { JobSort } from '#gql/schema-types.ts';
import { experiences, types, workplaces } from '#job/jobWords.ts';

/**
 * Which address needs which operations, and what their variables are made of. The server reads this table as
 * operations.json and computes the same variables in the same order; a difference is a second request on first load.
 */
export type Source =
  | { from: 'path' }
  | { from: 'country' }
  | { from: 'query'; name: string; list?: true; type?: 'int' | 'enum'; values?: readonly string[]; default?: string }
  | { from: 'segment'; name: string; after?: string }
  | { from: 'const'; value: string | number | boolean };

export type OperationName = keyof typeof documentIds;

export interface Operation {
  name: OperationName;
  id: string;
  variables: Record<string, Source>;
}

export interface Route {
  path: string;
  /** Whether the page is one visitor's own and must not be cached. */
  private?: true;
  /** The search parameters that make a difference. */
  params?: string[];
  operations: Operation[];
  /** Also requested when the last operation finds nothing. */
  missing?: Operation[];
}

const operation = (name: OperationName, variables: Record<string, Source> = {}): Operation => ({
  name,
  id: documentIds[name],
  variables,
});

const path: Source = { from: 'path' };
const country: Source = { from: 'country' };

const layout = operation('Layout', { country });
const page = operation('Page', { path, country });
/** For an unknown address: the addresses most like it, and the page that says so. */
const missing = [
  operation('NotFound', { path }),
  operation('Page', { path: { from: 'const', value: '/404' }, country }),
];

const texts = (name: string): Source => ({ from: 'query', name, list: true });
/** Only values of the schema: an address may hold anything. */
const enums = (name: string, words: Record<string, string>): Source => ({
  from: 'query',
  name,
  list: true,
  type: 'enum',
  values: Object.keys(words),
});
const sorts: readonly JobSort[] = ['RELEVANCE', 'NEWEST', 'CLOSING', 'TITLE'];

const jobSearch = operation('JobSearch', {
  query: { from: 'query', name: 'q', default: '' },
  country: texts('country'),
  city: texts('city'),
  workplace: enums('workplace', workplaces),
  type: enums('type', types),
  category: texts('category'),
  experience: enums('experience', experiences),
  sort: { from: 'query', name: 'sort', type: 'enum', values: sorts },
  page: { from: 'query', name: 'page', type: 'int' },
});

/** Matched in order, the first match wins. `:name` is one segment, `*` is everything. */
export const routes: Route[] = [
  {
    path: '/careers',
    params: ['q', 'country', 'city', 'workplace', 'type', 'category', 'experience', 'sort', 'page'],
    operations: [layout, page, jobSearch],
  },
  {
    path: '/careers/:job',
    operations: [layout, operation('Job', { id: { from: 'segment', name: 'job', after: '-' } })],
    missing,
  },
  {
    path: '/receipts/:key',
    private: true,
    operations: [layout, operation('Receipt', { key: { from: 'segment', name: 'key' } })],
    missing,
  },
  // The subject of an enquiry, or the event it is about, may be named on the way to its form.
  { path: '/contact-us', params: ['event', 'service'], operations: [layout, page], missing },
  { path: '*', operations: [layout, page], missing },
];

export interface Place {
  pathname: string;
  search: string;
}

export type Variables = Record<string, unknown>;

export interface Call {
  name: OperationName;
  id: string;
  variables: Variables;
}

/** The operations that an address needs; with `found: false` those of an unknown address. */
export function callsOf(place: Place, visitor: string, found = true): Call[] {
  const { route, segments } = match(place.pathname);
  const operations = found ? route.operations : (route.missing ?? []);
  return operations.map(({ name, id, variables }) => ({
    name,
    id,
    variables: fill(variables, place, visitor, segments),
  }));
}

/** What shows the answers at an address. */
export function viewOf(pathname: string): 'Page' | 'Job' | 'Receipt' {
  const names = match(pathname).route.operations.map(({ name }) => name);
  if (names.includes('Job')) return 'Job';
  return names.includes('Receipt') ? 'Receipt' : 'Page';
}

/** The variables of one operation at an address. */
export function variablesOf(name: OperationName, place: Place, visitor: string): Variables {
  const { route, segments } = match(place.pathname);
  const used = [...route.operations, ...(route.missing ?? [])].find((o) => o.name === name);
  return used ? fill(used.variables, place, visitor, segments) : {};
}

function match(pathname: string): { route: Route; segments: Record<string, string> } {
  const parts = pathname.split('/');
  for (const route of routes) {
    if (route.path === '*') return { route, segments: {} };
    const pattern = route.path.split('/');
    if (pattern.length !== parts.length) continue;
    const segments: Record<string, string> = {};
    const fits = pattern.every((part, i) => {
      const actual = parts[i] ?? '';
      if (!part.startsWith(':')) return part === actual;
      segments[part.slice(1)] = actual;
      return actual !== '';
    });
    if (fits) return { route, segments };
  }
  throw new Error('the table of routes must end with *');
}

function fill(sources: Record<string, Source>, place: Place, visitor: string, segments: Record<string, string>) {
  const query = new URLSearchParams(place.search);
  const variables: Variables = {};
  for (const [name, source] of Object.entries(sources)) {
    const value = read(source, place, visitor, segments, query);
    // A variable without a value is left out, so that the schema's default holds.
    if (value !== null) variables[name] = value;
  }
  return variables;
}

function read(
  source: Source,
  place: Place,
  visitor: string,
  segments: Record<string, string>,
  query: URLSearchParams,
): unknown {
  switch (source.from) {
    case 'path':
      return place.pathname;
    case 'country':
      return visitor || null;
    case 'const':
      return source.value;
    case 'segment': {
      const segment = segments[source.name] ?? '';
      return source.after === undefined ? segment : segment.slice(segment.lastIndexOf(source.after) + 1);
    }
    case 'query': {
      const given = [...new Set(query.getAll(source.name))].filter((value) => value.trim() !== '').sort();
      if (source.list) {
        const values = [...new Set(given.map((value) => typed(value, source)).filter((value) => value !== null))];
        return values.length ? values : null;
      }
      const value = given[0];
      return value === undefined ? (source.default ?? null) : typed(value, source);
    }
  }
}

/** A parameter as the variable's type, null when it is not a number or not a value of the schema. */
function typed(text: string, { type, values }: Extract<Source, { from: 'query' }>): string | number | null {
  if (type === 'int') return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : null;
  if (type !== 'enum') return text;
  const word = text.toUpperCase();
  return values?.includes(word) ? word : null;
}
