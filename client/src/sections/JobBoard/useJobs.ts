import { NetworkStatus } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useVariables } from '#ui/variables.ts';
import { type JobSearchQuery, type JobSearchQueryVariables, useJobSearchQuery } from './JobSearch.generated.ts';
import { everything, type Search } from './search.ts';

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
  const { data, networkStatus, refetch } = useJobSearchQuery({ variables });
  const fresh = data?.searchJobs ?? null;
  const last = useRef<{ found: Found | null; foundFor: Search }>({ found: null, foundFor: everything });
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  useEffect(() => {
    if (fresh) last.current = { found: fresh, foundFor: search };
  });
  const settled = networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.error;
  return {
    ...(fresh ? { found: fresh, foundFor: search } : last.current),
    busy: !settled,
    // If the server could not read jobs, the page says so. Hydration starts with the same; then the browser retries.
    failed: !fresh && (settled || !started),
    retry: () => void refetch().catch(() => {}),
  };
}
