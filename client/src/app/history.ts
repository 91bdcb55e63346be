import { createPath, type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router';

export interface Moment {
  location: Location;
  /** How the visitor got there: `POP` is Back, Forward and the first address. */
  kind: `${NavigationType}`;
}

/** The visitor's addresses, the current one included. */
export interface SiteHistory extends Navigator {
  read: () => Moment;
  listen: (changed: () => void) => () => void;
}

/** The history of a browser's window. */
export function windowHistory(): SiteHistory {
  const listeners = new Set<() => void>();
  const asked = countryAsked();
  let moment = momentOf('POP');
  const createHref = (to: To) => {
    const url = new URL(addressOf(to), window.location.href);
    if (asked && !isJobSearch(url) && !url.searchParams.has('country')) url.searchParams.set('country', asked);
    return url.pathname + url.search + url.hash;
  };
  const change = (kind: Moment['kind']) => {
    moment = momentOf(kind);
    for (const changed of listeners) changed();
  };
  const write = (kind: 'PUSH' | 'REPLACE', to: To, state: unknown) => {
    const entry = { key: newKey(), usr: state ?? null };
    if (kind === 'PUSH') window.history.pushState(entry, '', createHref(to));
    else window.history.replaceState(entry, '', createHref(to));
    change(kind);
  };
  return {
    createHref,
    go: (delta) => window.history.go(delta),
    push: (to, state) => write('PUSH', to, state),
    replace: (to, state) => write('REPLACE', to, state),
    read: () => moment,
    listen: (changed) => {
      const onPop = () => change('POP');
      if (listeners.size === 0) addEventListener('popstate', onPop);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) removeEventListener('popstate', onPop);
      };
    },
  };
}

/** The history of a page on the server: one address, and no way to leave it. */
export function fixedHistory(url: string): SiteHistory {
  const { pathname = '/', search = '', hash = '' } = parsePath(url);
  const moment: Moment = { location: { pathname, search, hash, state: null, key: 'default' }, kind: 'POP' };
  const never = () => {
    throw new Error('a page that is rendered is not navigated');
  };
  return { createHref: addressOf, go: never, push: never, replace: never, read: () => moment, listen: () => never };
}

/** The country chosen in the address. Moves keep it there, so that a reload knows it too. */
function countryAsked(): string | null {
  return isJobSearch(window.location) ? null : new URLSearchParams(window.location.search).get('country');
}

/** In a job search the parameter `country` is a filter. */
const isJobSearch = ({ pathname }: { pathname: string }) => pathname === '/careers';

function momentOf(kind: Moment['kind']): Moment {
  const { pathname, search, hash } = window.location;
  // Scroll positions are stored by key, so entries made by the browser need one too.
  if (!window.history.state?.key) window.history.replaceState({ key: newKey(), usr: null }, '');
  const { key, usr } = window.history.state as { key: string; usr: unknown };
  return { location: { pathname, search, hash, state: usr, key }, kind };
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Unique among the entries of a window, over reloads too. */
function newKey(): string {
  return Math.round(performance.timeOrigin + performance.now()).toString(36);
}
