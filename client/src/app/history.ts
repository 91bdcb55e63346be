import { type Location, type Navigate, parseLocation } from '#ui/location.ts';

/** The visitor's addresses, the current one included. */
export interface SiteHistory {
  read: () => Location;
  /** Reports changes of the address to one listener. */
  listen: (changed: () => void) => () => void;
  navigate: Navigate;
  /** The full address that a link leads to. */
  resolve: (address: string) => URL;
}

/** The history of a browser's window. */
export function windowHistory(): SiteHistory {
  const country = chosenCountry();
  let current = currentLocation('pop');
  let notify = () => {};
  // Links in the HTML don't have the country: visitors of one class share a cached page.
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

/** The history while the server renders: one address, without navigation. */
export function fixedHistory(address: string): SiteHistory {
  const location = parseLocation(address);
  const never = () => {
    throw new Error('no navigation while rendering');
  };
  return { read: () => location, listen: () => never, navigate: never, resolve: never };
}

/** The country chosen in the address. Links preserve it, so that a reload shows the same country. */
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
