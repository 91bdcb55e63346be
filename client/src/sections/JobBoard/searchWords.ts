import { inSentence } from '#job/jobWords.ts';
import { counted, thousands } from '#ui/count.ts';
import type { FacetFragment } from './Facet.generated.ts';
import { type FilterName, filters, type Search } from './readSearch.ts';
import { filterOf, isEverything, pageCount } from './search.ts';
import type { Found, Jobs } from './useJobs.ts';

/** The chosen values with their labels, in the order of the filters. */
export interface Chosen {
  filter: FilterName;
  value: string;
  label: string;
}

export function chosenOf(search: Search, facets: readonly FacetFragment[]): Chosen[] {
  const known = resolved(search, facets);
  return filters.flatMap((filter) =>
    known[filter].map((value) => ({
      filter,
      value,
      label: optionsOf(filter, facets).find((option) => option.value === value)?.label ?? value,
    })),
  );
}

/** The search with the filters' own values: an address may say `India` or `tampa` for `IN` and `Tampa`. */
export function resolved(search: Search, facets: readonly FacetFragment[]): Search {
  const next = { ...search };
  for (const filter of filters) {
    const options = optionsOf(filter, facets);
    const ownValue = (given: string) => {
      const isMeant = (text: string) => text.toLowerCase() === given.toLowerCase();
      const exact = options.some(({ value }) => value === given);
      return exact ? given : (options.find(({ value, label }) => isMeant(value) || isMeant(label))?.value ?? given);
    };
    next[filter] = [...new Set(search[filter].map(ownValue))];
  }
  return next;
}

function optionsOf(filter: FilterName, facets: readonly FacetFragment[]) {
  return facets.find(({ field }) => filterOf(field) === filter)?.options ?? [];
}

/** What is searched for, to follow “12 jobs”: ` for “go” in India, remote`. */
function phrase(search: Search, chosen: readonly Chosen[], quoted = true): string {
  const q = search.q.trim();
  const words = q ? ` for ${quoted ? `“${q}”` : q}` : '';
  const places = list(chosen.filter(({ filter }) => filter === 'country' || filter === 'city'));
  const of = (name: FilterName) => list(chosen.filter(({ filter }) => filter === name));
  // “Data and AI” is one of their labels.
  const field = of('category').replace(/(^|, | or )([A-Z])(?=[a-z])/g, (start) => start.toLowerCase());
  const rest = filters.slice(2).flatMap((name) => (name === 'category' ? [] : of(name).toLowerCase() || []));
  const near = search.near && ` near ${search.near}`;
  return [words + (field && ` in ${field}`) + (places && ` in ${places}`) + near, ...rest].join(', ');
}

function list(chosen: readonly Chosen[]): string {
  const labels = chosen.map(({ filter, label }) => (filter === 'country' ? inSentence(label) : label));
  const last = labels.pop() ?? '';
  return labels.length ? `${labels.join(', ')} or ${last}` : last;
}

/** The search that was executed: typing errors in its words may have been corrected. */
export function answered(search: Search, found: { correctedQuery: string | null }): Search {
  return found.correctedQuery === null ? search : { ...search, q: found.correctedQuery };
}

/** How many jobs were found for what: `12 jobs found for “go” in India`. */
export function summary(count: number, search: Search, chosen: readonly Chosen[], quoted = true): string {
  const what = phrase(search, chosen, quoted);
  if (!what) return counted(count, 'open job');
  if (count === 0) return `No jobs match${what.replace(/^ for|^,/, '')}`;
  return `${counted(count, 'job')} found${what}`;
}

/** The heading of the results. Its number always belongs to the search that it names. */
export function headline({ found, foundFor, failed }: Jobs, search: Search, quoted = true): string {
  if (failed) return `Jobs${phrase(search, chosenOf(search, found?.facets ?? []), quoted)} couldn’t be loaded`;
  if (!found) return 'Open jobs';
  if (found.totalCount === 0 && isEverything(foundFor)) return 'No jobs are open right now';
  const last = pageCount(found.totalCount);
  const { page } = foundFor;
  if (found.totalCount > 0 && page > last)
    return `Page ${thousands(page)} doesn’t exist; there ${last === 1 ? 'is' : 'are'} ${counted(last, 'page')}`;
  const part = page > 1 && page <= last ? `, page ${thousands(page)} of ${thousands(last)}` : '';
  return answerWords(found, foundFor, quoted) + part;
}

/** Which jobs are still listed after a search has failed: `18 jobs found for “engineer”`. */
export function leftOver({ found, foundFor }: Jobs, quoted = true): string | null {
  if (!found || found.nodes.length === 0) return null;
  return answerWords(found, foundFor, quoted);
}

function answerWords(found: Found, search: Search, quoted: boolean): string {
  return summary(found.totalCount, answered(search, found), chosenOf(search, found.facets), quoted);
}
