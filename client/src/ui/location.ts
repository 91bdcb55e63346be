import { createContext, useContext } from 'react';

/** An entry of the visitor's history. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Names the entry: Back and Forward find the same key again. */
  key: string;
  /** How the visitor got there: `pop` is Back, Forward and the first address. */
  kind: 'pop' | 'push' | 'replace';
  /** The anchor of a link to this page with other parameters. The page itself decides how to show it. */
  anchor?: string | undefined;
}

interface NavigateOptions {
  /** Replaces the current entry of the history instead of adding one. */
  replace?: boolean;
  anchor?: string;
}

export type Navigate = (address: string, options?: NavigateOptions) => void;

export const LocationContext = createContext<Location>(parseLocation('/'));
export const NavigateContext = createContext<Navigate>(() => {});

/** The address of the page that is shown. While the next page loads, the browser shows the next address already. */
export const useLocation = () => useContext(LocationContext);

/** Goes to an address of this site without a new document. */
export const useNavigate = () => useContext(NavigateContext);

/** An address of this site as the first entry of a history. */
export function parseLocation(address: string): Location {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]+)?(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { pathname, search, hash, key: 'first', kind: 'pop' };
}
