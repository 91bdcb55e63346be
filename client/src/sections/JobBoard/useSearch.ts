import { type RefObject, useEffect, useRef } from 'react';
import type { JobSort } from '#gql/schema-types.ts';
import { useLocation, useNavigate } from '#ui/location.ts';
import { type FilterName, readSearch, type Search } from './readSearch.ts';
import { type Change, type OnChange, toggled, writeSearch } from './search.ts';

/** Milliseconds without a key before a search starts. */
export const pause = 350;

export interface SearchControl {
  /** The current search. */
  search: Search;
  input: RefObject<HTMLInputElement | null>;
  /** Searches for what was typed, after a pause; at once if the field is empty. */
  typed(): void;
  /** Searches for what was typed, at once. */
  submit(): void;
  /** Goes to another search, with what was typed. Back returns to this one. */
  change: OnChange;
}

/**
 * The search is stored in the address: typing replaces it, any other change is a step that Back undoes. The field is
 * uncontrolled, so that a slow response never overwrites what is being typed.
 */
export function useSearch(): SearchControl {
  const location = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  // The search that is shown, and later ones, which are shown after the next paint.
  const written = useRef([location.search]);
  const search = readSearch(location.search);

  const go = (change: Change, replace: boolean) => {
    clearTimeout(timer.current);
    const last = written.current.at(-1) ?? '';
    const next = change(readSearch(last));
    const query = writeSearch({ ...next, q: input.current?.value ?? next.q });
    if (query === last) return;
    written.current.push(query);
    navigate(location.pathname + query, { replace });
  };
  const submit = () => go((now) => ({ ...now, page: 1 }), true);

  // An address that was not written here came from a link or from Back: the field follows it.
  useEffect(() => {
    const index = written.current.indexOf(location.search);
    written.current = index < 0 ? [location.search] : written.current.slice(index);
    if (index >= 0) return;
    clearTimeout(timer.current);
    if (input.current) input.current.value = readSearch(location.search).q;
  }, [location.search]);

  // Takes over what was typed, ticked or sorted before the scripts arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const form = input.current?.form;
    if (form) {
      const chosen = chosenIn(form, search);
      if (chosen !== search) go(() => ({ ...chosen, page: 1 }), false);
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
    change: (change) => go(change, false),
  };
}

/** The search with the filters, the place and the order that the form shows, if they differ from those it was served with. */
function chosenIn(form: HTMLFormElement, search: Search): Search {
  let next = search;
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      if (control.checked !== control.defaultChecked)
        next = toggled(next, control.name as FilterName, control.value, control.checked);
      if (control.name === 'near' && control.value.trim() !== search.near)
        next = { ...next, near: control.value.trim() };
    }
    if (control instanceof HTMLSelectElement && control.selectedIndex !== servedIndex(control))
      next =
        control.name === 'sort'
          ? { ...next, sort: (control.value.toUpperCase() as JobSort) || null }
          : { ...next, within: control.value };
  }
  return next;
}

function servedIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    [...options].findIndex((option) => option.defaultSelected),
    0,
  );
}
