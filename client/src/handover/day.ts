import { clock, dayBetween, weekday } from '#ui/date.ts';
import { inZone, timeIn, utc, written, type Zone } from '#ui/zone.ts';
import type { HandoverDayFragment } from './HandoverDay.generated.ts';
import type { Leg } from './holder.ts';
import { localTime, type OfficeState, type RelayOffice, type State, stateAt } from './state.ts';

/* One day of the relay in UTC, as the chart and the words around it show it. Moments are in milliseconds. */

export const dayLength = 86_400_000;
const minute = 60_000;
const firstMoment = '1970-01-01T00:00:00Z';

/** What the server sent: the offices with their hours, and who has the work when. */
export interface Relay extends HandoverDayFragment {
  relay: readonly Leg[];
}

/** Who has the work during a part of the day: the row of the office, or -1 while the work rests. */
export interface Stretch {
  from: number;
  to: number;
  row: number;
}

/** The usual hours of an office within the day, as shares of the day. */
export interface Bar {
  from: number;
  to: number;
  /** The office stays closed. */
  closed: boolean;
}

export interface Row {
  city: string;
  offsets: RelayOffice['offsets'];
  state: OfficeState;
  bars: Bar[];
}

/** A moment, with all of its day in UTC. */
export interface Moment {
  at: number;
  start: number;
  /** The share of the day that has passed. */
  share: number;
  rows: Row[];
  stretches: Stretch[];
  /** The row of the office that has the work, -1 while it rests. */
  holder: number;
  /** The next change, null after the end of the data. */
  next: { at: number; row: number } | null;
}

/** Looks up a moment. After the end of the data, it is the last moment of them. */
export function momentAt(now: Relay, at: number): Moment {
  const end = Date.parse(now.relay.at(-1)?.to ?? now.at);
  const known = Math.min(at, end - minute);
  const state = stateAt(now, known) as State;
  const start = Math.floor(known / dayLength) * dayLength;
  const rowOf = (city: string | null | undefined) => now.offices.findIndex((office) => office.city === city);
  const { next } = state;
  return {
    at: known,
    start,
    share: (known - start) / dayLength,
    rows: now.offices.map(({ city, shifts, offsets }, i) => ({
      city,
      offsets,
      state: state.offices[i] as OfficeState,
      bars: shifts.flatMap((shift) => {
        const [from, to] = within(shift, start);
        return from < to
          ? { from: (from - start) / dayLength, to: (to - start) / dayLength, closed: shift.closed }
          : [];
      }),
    })),
    stretches: now.relay.flatMap(({ to: end, office }, i) => {
      const [from, to] = within({ from: now.relay[i - 1]?.to ?? firstMoment, to: end }, start);
      return from < to ? { from, to, row: rowOf(office?.city) } : [];
    }),
    holder: rowOf(state.office),
    next: next && { at: next.at, row: rowOf(next.office) },
  };
}

/** The part of a time that lies in the day from `start` on. */
function within({ from, to }: { from: string; to: string }, start: number): [number, number] {
  return [Math.max(Date.parse(from), start), Math.min(Date.parse(to), start + dayLength)];
}

/**
 * The last day on which an office took up the work, at the time of day of a moment at which nobody has it. The moment
 * itself if the data has no such day.
 */
export function lastWorkingDay(now: Relay, moment: Moment): Moment {
  for (let days = 1; days <= 4; days++) {
    const { at, start, share, rows, stretches } = momentAt(now, moment.at - days * dayLength);
    if (!stretches.some(({ from, row }) => row >= 0 && from > start)) continue;
    const bars = rows.map((row, i) => ({ ...(moment.rows[i] as Row), bars: row.bars }));
    return { ...moment, at, start, share, stretches, rows: bars };
  }
  return moment;
}

/* Words */

/** Who has the work, or had it on a past day, or who begins next and when that is in a time zone. */
export function headline({ at, holder, next, rows }: Moment, zone: Zone, past = false): string {
  if (holder >= 0) return `${rows[holder]?.city} ${past ? 'had' : 'has'} the work.`;
  const city = next && rows[next.row]?.city;
  if (!city) return 'All offices are closed.';
  const time = `${dayBetween(inZone(at, zone), inZone(next.at, zone))} at ${clock(inZone(next.at, zone))}`;
  return written(`Next: ${city}, ${time}${zone === utc ? ' UTC' : ''}.`, zone);
}

/** When the work moves next, in a time zone, and where to. Nobody has it: when that is where the work begins. */
export function outlook({ at, holder, next, rows }: Moment, zone: Zone, past = false): string {
  if (!next) return '';
  const receiver = rows[next.row];
  if (holder < 0) {
    const there = receiver ? localTime(receiver.offsets, next.at) : next.at;
    return there === inZone(next.at, zone) ? '' : written(`That’ll be ${weekday(there)} ${clock(there)} there.`, zone);
  }
  const [takes, closes] = past ? ['took', 'closed'] : ['takes', 'closes'];
  const what = receiver ? `${receiver.city} ${takes} over` : `It ${closes}`;
  const left = duration(next.at - at);
  return `${what} at ${timeIn(zone, next.at)}, ${past ? `${left} later` : `in ${left}`}.`;
}

/** `50 min`, `3 h`, `13 h 22 min`; from two days on `4 days`. */
export function duration(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / minute));
  const rest = minutes % 60;
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= 2 * 24 * 60) return `${Math.round(minutes / 60 / 24)} days`;
  return `${(minutes - rest) / 60} h${rest ? ` ${rest} min` : ''}`;
}
