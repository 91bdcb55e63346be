import { useContext } from 'react';
import { useMinute } from './clock.ts';
import { type Holder, holderAt } from './holder.ts';
import { RelayContext } from './relay.ts';

/** Who has the work now: as served while hydrating, then by the clock. Null when that is not known. */
export function useHolder(): Holder | null {
  const now = useContext(RelayContext);
  const minute = useMinute();
  if (!now) return null;
  if (minute > 0) return holderAt(now.relay, minute);
  const { office, next } = now;
  return {
    office: office?.city ?? null,
    next: { at: Date.parse(next.at), office: next.office?.city ?? null },
  };
}
