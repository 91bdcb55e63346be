import { type Location, type Navigate, parseLocation } from '#ui/location.ts';

/** The visitor's addresses, the current one included. */
export interface SiteHistory {
  read: () => Location;
  /** Reports changes of the address to one listener. */
  listen: (changed: () => void) => () => void;
  navigate: Navigate;
  /** The whole address that a link leads to. */
  resolve: (address: string) => URL;
}

/** The history of a browser's window. */
export function windowHistory(): SiteHistory {
  const country = chosenCountry();
  let current = currentLocation('pop');
  let notify = () => {};
  const resolve = (address: string) => {
    const url = new URL(address, window.location.href);
    if (country && !isJobSearch(url) && !url.searchParams.has('country')) url.searchParams.set('country', country);
    return url;
  };
  const change = (kind: Location['kind'], anchor?: string) => {
    current = currentLocation(kind, anchor);
    notify();
  };
  const onPop = () => change('pop');
  return {
    read: () => current,
    listen: (changed) => {
      notify = changed;
      addEventListener('popstate', onPop);
      return () => removeEventListener('popstate', onPop);
    },
    navigate: (address, { replace = false, anchor } = {}) => {
      const url = resolve(address);
      if (replace) window.history.replaceState(newState(), '', url);
      else window.history.pushState(newState(), '', url);
      change(replace ? 'replace' : 'push', anchor);
    },
    resolve,
  };
}

/** The history of a page on the server: one address, and no way to leave it. */
export function fixedHistory(address: string): SiteHistory {
  const location = parseLocation(address);
  const never = () => {
    throw new Error('a page that is rendered is not navigated');
  };
  return { read: () => location, listen: () => never, navigate: never, resolve: never };
}

/** The country chosen in the address. Moves keep it there, so that a reload knows it too. */
function chosenCountry(): string | null {
  return isJobSearch(window.location) ? null : new URLSearchParams(window.location.search).get('country');
}

/** In a job search the parameter `country` is a filter. */
const isJobSearch = ({ pathname }: { pathname: string }) => pathname === '/careers';

function currentLocation(kind: Location['kind'], anchor?: string): Location {
  const { pathname, search, hash } = window.location;
  // Scroll positions are stored by key, so entries made by the browser need one too.
  if (!window.history.state?.key) window.history.replaceState(newState(), '');
  const { key } = window.history.state as { key: string };
  return { pathname, search, hash, key, kind, anchor };
}

/** The state of a new entry. Its key is unique among the entries of a window, over reloads too. */
function newState() {
  return { key: Math.round(performance.timeOrigin + performance.now()).toString(36) };
}
