import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Search } from './search.ts';
import type { Found, Jobs } from './useJobs.ts';
import { type Chosen, summary } from './words.ts';

interface LiveResultProps {
  jobs: Jobs;
  search: Search;
  chosen: readonly Chosen[];
}

/** Tells a new result once, when it is there. The first one came with the page and is read with it. */
export function LiveResult({ jobs: { found, busy, failed }, search, chosen }: LiveResultProps) {
  const told = useRef<Found | null>(found);
  const [said, say] = useState('');
  useEffect(() => {
    if (busy) return;
    if (failed) return say('An error occurred. The jobs of the last search are still shown.');
    if (!found || told.current === found) return;
    told.current = found;
    say(summary(found.totalCount, search, chosen, false));
  }, [found, busy, failed, search, chosen]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
