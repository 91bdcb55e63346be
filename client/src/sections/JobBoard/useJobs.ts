import { NetworkStatus } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useVariables } from '#variables.ts';
import { type JobSearchQuery, useJobSearchQuery } from './JobSearch.generated.ts';

export type Found = NonNullable<JobSearchQuery['searchJobs']>;

export interface Jobs {
  /** The last answer there was: while another is on its way, or when it failed, this one stays. */
  found: Found | null;
  busy: boolean;
  failed: boolean;
  retry(): void;
}

/** The jobs of the address that is shown. */
export function useJobs(): Jobs {
  const variables = useVariables('JobSearch');
  const { data, networkStatus, refetch } = useJobSearchQuery({ variables });
  const fresh = data?.searchJobs ?? null;
  const last = useRef(fresh);
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  useEffect(() => {
    if (fresh) last.current = fresh;
  }, [fresh]);
  const settled = networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.error;
  return {
    found: fresh ?? last.current,
    busy: !settled,
    // What the server could not answer it said so in the page; the browser begins with the same and then asks itself.
    failed: !fresh && (settled || !started),
    retry: () => void refetch().catch(() => {}),
  };
}
