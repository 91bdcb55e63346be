const months = 'January February March April May June July August September October November December'.split(' ');

/** `2026-10-09` or a moment in UTC, as `October 9, 2026`. The same on the server and in every browser. */
export function day(iso: string): string {
  const [year, month, date] = iso.slice(0, 10).split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** The same, short: `Oct 9, 2026`. */
export const shortDay = (iso: string) => day(iso).replace(/^(\w{3})\w*/, '$1');

/** The time of day of a moment in milliseconds, in UTC: `09:05`. */
export const clock = (at: number) => new Date(at).toISOString().slice(11, 16);

/** A text with hours that are counted to twelve, but for times in UTC: `9:05 PM` for `21:05`. */
export const toTwelve = (text: string) =>
  text.replace(
    /\b(\d\d)(:\d\d)(?! UTC)/g,
    (_, hour, minutes) => `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`,
  );

/** The weekday and date of a moment in milliseconds, in UTC: `Tuesday, November 24`. */
export const dateOf = (at: number) => `${weekday(at)}, ${day(new Date(at).toISOString()).replace(/, \d+$/, '')}`;

/** The name of a month; 0 is January, and 12 is January again. */
export function monthName(month: number): string {
  return months[month % 12] as string;
}

const weekdays = 'Thursday Friday Saturday Sunday Monday Tuesday Wednesday'.split(' ');

/** The weekday of a date or moment in UTC, of 1970 or later: of `2026-12-10`, or of milliseconds. */
export function weekday(at: string | number): string {
  const days = (typeof at === 'string' ? Date.parse(at) : at) / 86_400_000;
  return weekdays[Math.floor(days) % 7] as string;
}

/** How many days lie between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
}

const hour = 3_600_000;

/** `today`, `tonight`, `tomorrow` or a weekday: the day of a later moment. */
export function dayBetween(from: number, to: number): string {
  const days = Math.floor(to / (24 * hour)) - Math.floor(from / (24 * hour));
  if (days === 0) return to % (24 * hour) < 18 * hour ? 'today' : 'tonight';
  return days === 1 ? 'tomorrow' : weekday(to);
}
