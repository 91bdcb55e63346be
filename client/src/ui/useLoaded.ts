import { useEffect, useState } from 'react';
import type { Lazy } from './lazy.ts';

/** Whether a part that is not served is loaded: it is once it is wanted. */
export function useLoaded(part: Lazy, wanted: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (wanted && !loaded)
      part.load().then(
        () => setLoaded(true),
        () => {},
      );
  }, [part, wanted, loaded]);
  return loaded;
}
