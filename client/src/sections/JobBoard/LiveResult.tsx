import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Search } from './search.ts';
import type { Jobs } from './useJobs.ts';
import { answered, type Chosen, summary } from './words.ts';

interface LiveResultProps {
  jobs: Jobs;
  search: Search;
  chosen: readonly Chosen[];
}

/** Tells a new result once, when it is there. The first one came with the page and is read with it. */
export function LiveResult({ jobs: { found, busy, failed }, search, chosen }: LiveResultProps) {
  const result = found ? summary(found.totalCount, answered(search, found), chosen, false) : '';
  const told = useRef(result);
  const [said, say] = useState('');
  useEffect(() => {
    if (busy) return;
    if (failed) return say('An error occurred. The jobs of the last search are still shown.');
    if (told.current === result) return;
    told.current = result;
    say(result);
  }, [result, busy, failed]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
