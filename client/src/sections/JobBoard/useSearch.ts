import { type RefObject, useEffect, useRef } from 'react';
import type { JobSort } from '#gql/schema-types.ts';
import { useLocation, useNavigate } from '#ui/location.ts';
import { type FilterName, readSearch, type Search, toggled, writeSearch } from './search.ts';

/** Nothing is asked for while somebody is still typing. */
const pause = 350;

export interface SearchControl {
  /** What is searched for now. */
  search: Search;
  input: RefObject<HTMLInputElement | null>;
  /** Takes what was typed, after a pause. An emptied field needs none. */
  typed(): void;
  /** Takes what was typed, now. */
  submit(): void;
  /** Goes to another search; Back leads here again. What was typed before is taken along. */
  change(next: Search): void;
}

/**
 * The search lives in the address: typing replaces it, every other change is a step that Back undoes. The field itself
 * keeps what is being typed, so that a slow answer never overwrites a fast writer.
 */
export function useSearch(): SearchControl {
  const location = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const written = useRef(location.search);
  const search = readSearch(location.search);

  const go = (next: Search, replace: boolean) => {
    clearTimeout(timer.current);
    const query = writeSearch({ ...next, q: input.current?.value ?? next.q });
    written.current = query;
    if (query !== location.search) navigate(location.pathname + query, { replace });
  };
  const submit = () => go({ ...search, page: 1 }, true);

  // An address that was not written here was gone to by a link or by Back: the field follows it.
  useEffect(() => {
    if (location.search === written.current) return;
    written.current = location.search;
    clearTimeout(timer.current);
    if (input.current) input.current.value = readSearch(location.search).q;
  }, [location.search]);

  // What was typed, ticked or sorted before the scripts arrived counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const form = input.current?.form;
    if (form) {
      const chosen = chosenIn(form, search);
      if (chosen !== search) go({ ...chosen, page: 1 }, false);
      else if (input.current?.value.trim() !== search.q.trim()) submit();
    }
    return () => clearTimeout(timer.current);
  }, []);

  return {
    search,
    input,
    submit,
    typed() {
      clearTimeout(timer.current);
      if (input.current?.value === '') return submit();
      timer.current = window.setTimeout(submit, pause);
    },
    change: (next) => go(next, false),
  };
}

/** The search with the filters and the order that the form shows, if they are no longer the ones it was served with. */
function chosenIn(form: HTMLFormElement, search: Search): Search {
  let next = search;
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)
      next = toggled(next, control.name as FilterName, control.value, control.checked);
    if (control instanceof HTMLSelectElement && control.selectedIndex !== servedIndex(control))
      next = { ...next, sort: (control.value.toUpperCase() as JobSort) || null };
  }
  return next;
}

function servedIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    [...options].findIndex((option) => option.defaultSelected),
    0,
  );
}
