import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Location } from 'react-router';
import { completePage } from '#parts/registry.ts';
import { useCountry } from '#ui/site.ts';
import type { Moment, SiteHistory } from './history.ts';
import { load } from './load.ts';
import { focusOn, goToAnchor, jump, keepPlace, restorePlace } from './scroll.ts';

type State = 'idle' | 'loading' | 'failed';

interface Move {
  shown: Location;
  kind: Moment['kind'];
  state: State;
  retry: () => void;
}

/** What is shown while the address moves on, and how the move is going. */
export function useMove(history: SiteHistory): Move {
  const { location, kind } = useSyncExternalStore(history.listen, history.read, history.read);
  const client = useApolloClient();
  const country = useCountry();
  const [shown, setShown] = useState(location);
  const [state, setState] = useState<State>('idle');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move starts when the address changes or is tried again
  useLayoutEffect(() => {
    if (location === shown) return setState('idle');
    if (state === 'idle' && location.key !== shown.key) keepPlace(shown.key);
    const completing = completePage();
    const coming = needsData(shown, location, kind)
      ? Promise.all([load(client, location, country), completing])
      : completing;
    if (!coming) {
      setShown(location);
      return setState('idle');
    }
    let current = true;
    const newPage = shown.pathname !== location.pathname;
    if (newPage) setState('loading');
    coming.then(
      () => {
        if (!current) return;
        setShown(location);
        setState('idle');
      },
      () => current && setState(newPage ? 'failed' : 'idle'),
    );
    return () => {
      current = false;
    };
  }, [location, attempt]);

  useArrival(shown, kind);
  const retry = useCallback(() => {
    // What fails twice may belong to a release that is gone: the server has the page of the present one.
    if (attempt > 0) window.location.reload();
    else setAttempt(attempt + 1);
  }, [attempt]);
  return { shown, kind, state, retry };
}

/** A search changed on the page itself asks for its own data; going back to one wants it there at once, for the scroll. */
function needsData(from: Location, to: Location, kind: Moment['kind']): boolean {
  if (from.key === to.key) return false;
  if (from.pathname !== to.pathname) return true;
  return from.search !== to.search && kind === 'POP';
}

function useArrival(shown: Location, kind: Moment['kind']) {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const from = before.current;
    if (from === shown) return;
    before.current = shown;
    const newPage = from.pathname !== shown.pathname;
    if (kind === 'POP') {
      if (restorePlace(shown.key)) return;
    } else if (shown.hash && goToAnchor(shown.hash, newPage ? 'instant' : 'auto')) return;
    else if (newPage) jump(0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (newPage && heading) focusOn(heading);
  }, [shown, kind]);

  useEffect(() => {
    // The browser restores the scroll of documents, we that of pages inside one.
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    take();
    if (window.location.hash) goToAnchor(window.location.hash, 'instant');
    addEventListener('pagehide', leave);
    addEventListener('pageshow', take);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', take);
    };
  }, []);
}
