import { useSyncExternalStore } from 'react';

/** What came with the last answer, and what the next request takes along. */
export interface Session {
  /** Points the last operation cost, and how many one may cost. */
  cost: { requested: number; maximum: number } | null;
  /** Points left of this minute's budget; null before an answer told. */
  left: number | null;
  /** The file an upload sends. */
  file: File | null;
  /** The id of the last uploaded file. */
  uploaded: string;
  /** The key of the last thing sent. */
  sent: string;
}

let session: Session = { cost: null, left: null, file: null, uploaded: '', sent: '' };
const listeners = new Set<() => void>();

export function remember(change: Partial<Session>): void {
  session = { ...session, ...change };
  for (const listener of listeners) listener();
}

export function current(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, current);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
