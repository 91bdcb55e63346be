import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Search } from './readSearch.ts';
import { headline, leftOver } from './searchWords.ts';
import type { Jobs } from './useJobs.ts';

interface LiveResultProps {
  jobs: Jobs;
  search: Search;
}

/** Announces each new result once. Not the first one, which is read with the page. */
export function LiveResult({ jobs, search }: LiveResultProps) {
  const { busy, failed } = jobs;
  const left = failed && leftOver(jobs, false);
  const result = headline(jobs, search, false) + (left ? `. Still listed: ${left}.` : '');
  const last = useRef(result);
  const [text, setText] = useState('');
  useEffect(() => {
    if (busy || last.current === result) return;
    last.current = result;
    setText(result);
  }, [result, busy]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
