import { useEffect, useRef, useState } from 'react';
import { useVariables } from '#ui/variables.ts';
import { type JobSearchQuery, type JobSearchQueryVariables, useJobSearchQuery } from './JobSearch.generated.ts';
import { everything, type Search } from './readSearch.ts';

export type Found = NonNullable<JobSearchQuery['searchJobs']>;

export interface Jobs {
  /** The last response. It stays while the next one loads, and if that fails. */
  found: Found | null;
  /** The search that `found` answers. */
  foundFor: Search;
  busy: boolean;
  failed: boolean;
  retry(): void;
}

/** The jobs for the search in the address. */
export function useJobs(search: Search): Jobs {
  const variables = useVariables<JobSearchQueryVariables>('JobSearch');
  const { data, loading, refetch } = useJobSearchQuery({ variables });
  const fresh = data?.searchJobs ?? null;
  const last = useRef<{ found: Found | null; foundFor: Search }>({ found: null, foundFor: everything });
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  useEffect(() => {
    if (fresh) last.current = { found: fresh, foundFor: search };
  });
  return {
    ...(fresh ? { found: fresh, foundFor: search } : last.current),
    busy: loading,
    // If the server could not read jobs, the page says so. Hydration starts with the same; then the browser retries.
    failed: !fresh && (!loading || !started),
    retry: () => void refetch().catch(() => {}),
  };
}
