import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '#ui/location.ts';
import { useVariables } from '#ui/variables.ts';
import { type SearchQuery, type SearchQueryVariables, useSearchQuery } from './Search.generated.ts';

/** Milliseconds without a key before a search starts. */
const pause = 150;

export interface Answer {
  /** The last response. It stays while the next one loads. */
  found: SearchQuery['search'] | null;
  /** The words that `found` answers. */
  foundFor: string;
  failed: boolean;
}

interface SiteSearchControl {
  /** The words in the address. */
  words: string;
  input: RefObject<HTMLInputElement | null>;
  /** Searches for what was typed, after a pause. */
  typed(): void;
  /** Searches for what was typed, at once. */
  submit(): void;
  answer: Answer;
}

/** The search is stored in the address. The field is uncontrolled: a response never overwrites what is being typed. */
export function useSiteSearch(): SiteSearchControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const variables = useVariables<SearchQueryVariables>('Search');
  const words = variables.query;
  const { data, loading } = useSearchQuery({ variables });
  const fresh = data?.search ?? null;
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const written = useRef(search);
  const last = useRef<{ found: SearchQuery['search']; foundFor: string }>({ found: null, foundFor: '' });
  const [started, setStarted] = useState(false);

  const submit = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? '';
    const next = typed && `?q=${encodeURIComponent(typed)}`;
    if (next === written.current) return;
    written.current = next;
    navigate(pathname + next, { replace: true });
  };

  // An address that was not written here came from a link or from Back: the field follows it.
  useEffect(() => {
    if (written.current === search) return;
    written.current = search;
    if (input.current) input.current.value = words;
  }, [search, words]);

  // Takes over what was typed before the scripts arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setStarted(true);
    if (input.current && input.current.value.trim() !== words) submit();
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (fresh) last.current = { found: fresh, foundFor: words };
  });

  return {
    words,
    input,
    submit,
    typed() {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(submit, pause);
    },
    answer: {
      ...(fresh ? { found: fresh, foundFor: words } : last.current),
      // If the server could not search, the page says so. Hydration starts with the same; then the browser retries.
      failed: !fresh && (!loading || !started),
    },
  };
}
