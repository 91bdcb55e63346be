import { useCallback, useState } from 'react';
import { type Location, type Navigate, parseLocation } from '#ui/location.ts';

/** An address for stories and tests: it changes without a document, and nothing leads back. */
export function useMemoryLocation(address: string): { location: Location; navigate: Navigate } {
  const [location, setLocation] = useState(() => parseLocation(address));
  const navigate = useCallback<Navigate>((address, { replace = false, anchor } = {}) => {
    const kind = replace ? 'replace' : 'push';
    setLocation({ ...parseLocation(address), key: crypto.randomUUID(), kind, anchor });
  }, []);
  return { location, navigate };
}
