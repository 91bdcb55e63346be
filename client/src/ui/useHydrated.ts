import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's scripts run: false on the server and while hydrating, true in the first frame after a link. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
