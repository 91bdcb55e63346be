import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useData } from '#data/hooks.ts';
import { completeLayout } from '#ui/completeLayout.ts';
import { completePage } from '#ui/lazy.ts';
import type { Location } from '#ui/location.ts';
import { renew } from '#ui/release.ts';
import { focusAnchor, focusOn, goToAnchor } from '#ui/scroll.ts';
import { useCountry } from '#ui/site.ts';
import type { SiteHistory } from './history.ts';
import { load } from './load.ts';
import { jump, restorePlace, savePlace } from './readingPlaces.ts';

type State = 'idle' | 'loading' | 'failed';

interface Move {
  /** The page on the screen, and how the visitor got there. */
  shown: Location;
  state: State;
  retry: () => void;
}

/** What is shown while the next page loads, and the state of loading it. */
export function useMove(history: SiteHistory): Move {
  const next = useSyncExternalStore(history.listen, history.read, history.read);
  const data = useData();
  const country = useCountry();
  const [shown, setShown] = useState(next);
  const [state, setState] = useState<State>('idle');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move starts when the address changes or on a retry
  useLayoutEffect(() => {
    if (next === shown) return setState('idle');
    if (state === 'idle') savePlace(shown.key);
    const newPage = shown.pathname !== next.pathname;
    const completing = completePage();
    const coming = needsData(shown, next)
      ? Promise.all([load(data, next, country), completing]).then(([morph]) => morph)
      : (completing ?? (shown.search === next.search ? null : painted()));
    if (!coming) {
      setShown(next);
      return setState('idle');
    }
    let current = true;
    if (newPage) setState('loading');
    const show = () => {
      if (!current) return;
      setShown(next);
      setState('idle');
    };
    coming.then(
      (morph) => (morph ? morph(shown, next, show) : show()),
      async (error) => {
        await renew(error);
        if (current) setState(newPage ? 'failed' : 'idle');
      },
    );
    return () => {
      current = false;
    };
  }, [next, attempt]);

  useScrollAndFocus(shown);
  useScrollOfDocuments(shown);
  const retry = useCallback(() => {
    // A second failure may mean that the files of this release are gone: a reload gets the current release.
    if (attempt > 0) window.location.reload();
    else setAttempt(attempt + 1);
  }, [attempt]);
  return { shown, state, retry };
}

/** Resolves after the next paint, so that a ticked box is seen before the list of jobs is rendered. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** A new search on the same page loads its own data; Back to one needs the data first, to restore the scroll. */
function needsData(from: Location, to: Location): boolean {
  if (from.key === to.key) return false;
  if (from.pathname !== to.pathname) return true;
  return from.search !== to.search && to.kind === 'pop';
}

/** Sets scroll and focus on the page that has just been shown. */
function useScrollAndFocus(shown: Location) {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const { pathname, hash, key, kind } = shown;
    const from = before.current;
    if (from === shown) return;
    before.current = shown;
    const newPage = from.pathname !== pathname;
    if (kind === 'pop') {
      if (restorePlace(key) || focusAnchor(hash)) return;
    } else if (hash && goToAnchor(hash, newPage ? 'instant' : 'auto')) return;
    else if (newPage) jump(0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (newPage && heading) focusOn(heading);
  }, [shown]);
}

/** The browser restores the scroll position of documents, this code that of pages within one. */
function useScrollOfDocuments(shown: Location) {
  const last = useRef(shown);
  useLayoutEffect(() => {
    last.current = shown;
  }, [shown]);
  useEffect(() => {
    const { key, hash } = last.current;
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    // Safari restores the scroll after this event, and only if the mode is still `auto`.
    const takeLater = () => setTimeout(take);
    const leave = () => {
      savePlace(last.current.key);
      history.scrollRestoration = 'auto';
    };
    // The mode of an entry stays `manual` if the visitor left it within the document.
    if (history.scrollRestoration === 'manual' && scrollY === 0) restorePlace(key);
    completeLayout();
    focusAnchor(hash);
    take();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', takeLater);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', takeLater);
    };
  }, []);
}
