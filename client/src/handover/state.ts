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
  /** The local day of the week, 0 for Sunday. */
  weekday: number;
  open: boolean;
  /** When it closes, if it is open. */
  until: number | null;
  /** When it opens next, if it is closed; null when the data ends before that. */
  opens: number | null;
  /** Whether its local day is one on which it stays closed. */
  closedDay: boolean;
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
  const days = shifts.map(({ from, to, closed }) => ({ from: Date.parse(from), to: Date.parse(to), closed }));
  const open = days.find(({ from, to, closed }) => !closed && from <= at && at < to);
  const local = localTime(offsets, at);
  const today = days.find(({ from }) => dayOf(localTime(offsets, from)) === dayOf(local));
  return {
    city,
    clock: clock(local),
    weekday: new Date(local).getUTCDay(),
    open: open !== undefined,
    until: open?.to ?? null,
    opens: open ? null : (days.find(({ from, closed }) => !closed && from > at)?.from ?? null),
    closedDay: today?.closed ?? false,
  };
}

/** The local time of an office, as if it were UTC. */
export function localTime(offsets: RelayOffice['offsets'], at: number): number {
  const offset = offsets.findLast(({ from }) => Date.parse(from) <= at) ?? offsets[0];
  return at + (offset?.minutes ?? 0) * 60_000;
}

const dayOf = (at: number) => Math.floor(at / 86_400_000);
