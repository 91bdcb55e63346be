import { useSyncExternalStore } from 'react';
import { clock, toTwelve, weekday } from './date.ts';

/** How many minutes the clocks of a time zone are ahead of UTC at a moment, which is in milliseconds. */
export type Zone = (at: number) => number;

export const utc: Zone = () => 0;
export const visitors: Zone = (at) => -new Date(at).getTimezoneOffset();

/** What is chosen, once it is known, and what shows times. */
let chosen: Zone | undefined;
const listeners = new Set<() => void>();

/** The visitor's time zone, or UTC if they chose that. Only the browser knows: on the server and while hydrating, it is UTC. */
export function useZone(): Zone {
  return useSyncExternalStore(subscribe, readChoice, () => utc);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, for handlers and effects. */
export function readChoice(): Zone {
  if (chosen) return chosen;
  try {
    chosen = localStorage.getItem('zone') === 'utc' ? utc : visitors;
  } catch {
    chosen = visitors; // storage is blocked
  }
  return chosen;
}

/** Shows all times in UTC or in the visitor's zone, and remembers it. */
export function chooseZone(zone: Zone): void {
  chosen = zone;
  try {
    if (zone === utc) localStorage.setItem('zone', 'utc');
    else localStorage.removeItem('zone');
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** The time in a zone, as if it were in UTC. */
export const inZone = (at: number, zone: Zone) => at + zone(at) * 60_000;

/** The time of day, and whose it is: `21:05 UTC`, `16:05 for you` or `4:05 PM for you`. */
export const timeIn = (zone: Zone, at: number) =>
  zone === utc ? `${clock(at)} UTC` : written(`${clock(inZone(at, zone))} for you`, zone);

/** A text with its times as the visitor’s language writes them, once the zone is known: `4:05 PM` or still `16:05`. */
export const written = (text: string, zone: Zone) => (zone === utc || !countsToTwelve() ? text : toTwelve(text));

let twelve: boolean | undefined;
function countsToTwelve(): boolean {
  // biome-ignore lint/style/noRestrictedGlobals: only the browser knows, and this is asked after hydration
  twelve ??= new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;
  return twelve;
}

/** What follows a visitor's time: the same in UTC, with the weekday if it is another one. */
export function alsoUtc(zone: Zone, at: number): string {
  if (zone === utc) return '';
  const day = weekday(at);
  return `${day === weekday(inZone(at, zone)) ? '' : `${day.slice(0, 3)} `}${timeIn(utc, at)}`;
}
