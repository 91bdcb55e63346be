import { clock } from '#ui/date.ts';
import { type Holder, holderAt, type Leg } from './holder.ts';

/* The state of all offices at a moment, for what shows more than who has the work. */

export interface RelayOffice {
  readonly city: string;
  readonly shifts: readonly { readonly from: string; readonly to: string; readonly closed: boolean }[];
  readonly offsets: readonly { readonly from: string; readonly minutes: number }[];
}

export interface OfficeState {
  city: string;
  /** The local time, `09:05`. */
  clock: string;
  open: boolean;
}

export interface State extends Holder {
  at: number;
  /** In relay order. */
  offices: OfficeState[];
}

/** The whole state of a moment. Null after the end of the data. */
export function stateAt(
  now: { readonly relay: readonly Leg[]; readonly offices: readonly RelayOffice[] },
  at: number,
): State | null {
  const holder = holderAt(now.relay, at);
  return holder && { ...holder, at, offices: now.offices.map((office) => officeAt(office, at)) };
}

function officeAt({ city, shifts, offsets }: RelayOffice, at: number): OfficeState {
  const open = shifts.some(({ from, to, closed }) => !closed && Date.parse(from) <= at && at < Date.parse(to));
  return { city, clock: clock(localTime(offsets, at)), open };
}

/** The local time of an office, as if it were UTC. */
export function localTime(offsets: RelayOffice['offsets'], at: number): number {
  const offset = offsets.findLast(({ from }) => Date.parse(from) <= at) ?? offsets[0];
  return at + (offset?.minutes ?? 0) * 60_000;
}
