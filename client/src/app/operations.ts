import type { OperationName, Variables } from '#data/operation.ts';
import { readSearch } from '#sections/JobBoard/readSearch.ts';

export interface Place {
  pathname: string;
  search: string;
}

export interface Call {
  name: OperationName;
  variables: Variables;
}

/** What an address shows. The server's reader is graph/address.go; both pass graph/testdata/addresses.json. */
interface Target {
  view: 'Page' | 'Job' | 'Receipt' | 'Alert';
  /** The operations it needs. The last one is what the page is about. */
  operations: Call[];
}

function targetOf({ pathname, search }: Place, visitor: string): Target {
  const country = visitor ? { country: visitor } : {};
  const layout: Call = { name: 'Layout', variables: country };
  const page: Call = { name: 'Page', variables: { path: pathname, ...country } };
  const [, folder, segment, ...deeper] = pathname.split('/');
  const only = (view: Target['view'], name: OperationName, variables: Variables): Target => ({
    view,
    operations: [layout, { name, variables }],
  });
  if (pathname === '/careers')
    return { view: 'Page', operations: [layout, page, { name: 'JobSearch', variables: searchVariables(search) }] };
  if (pathname === '/search')
    return { view: 'Page', operations: [layout, { name: 'Search', variables: { query: readSearch(search).q } }, page] };
  if (pathname === '/alerts') return only('Alert', 'NewJobAlert', searchVariables(search));
  if (segment && deeper.length === 0) {
    if (folder === 'careers' && segment !== 'saved')
      return only('Job', 'Job', { id: segment.slice(segment.lastIndexOf('-') + 1) });
    if (folder === 'receipts') return only('Receipt', 'Receipt', { key: segment });
    if (folder === 'alerts') return only('Alert', 'JobAlert', { key: segment });
  }
  return { view: 'Page', operations: [layout, page] };
}

/** The variables of a job search. One without a value is left out, so that the schema's default holds. */
function searchVariables(query: string): Variables {
  const { q, sort, page, ...filters } = readSearch(query);
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0);
  return {
    query: q,
    ...Object.fromEntries(chosen),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
  };
}

/** The operations that an address needs. */
export function callsOf(place: Place, visitor: string): Call[] {
  return targetOf(place, visitor).operations;
}

/** The additional operations for an address where nothing is found: similar addresses, and the 404 page. */
export function notFoundCalls({ pathname }: Place, visitor: string): Call[] {
  // The job search shows that itself.
  if (pathname === '/careers') return [];
  return [
    { name: 'NotFound', variables: { path: pathname } },
    { name: 'Page', variables: { path: '/404', ...(visitor && { country: visitor }) } },
  ];
}

/** The view that shows an address. */
export function viewOf(pathname: string): Target['view'] {
  return targetOf({ pathname, search: '' }, '').view;
}

/** The variables of one operation at an address. */
export function variablesOf(name: OperationName, place: Place, visitor: string): Variables {
  const calls = [...callsOf(place, visitor), ...notFoundCalls(place, visitor)];
  return calls.find((call) => call.name === name)?.variables ?? {};
}
