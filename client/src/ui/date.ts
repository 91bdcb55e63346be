const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-10-09` or a moment in UTC, as `October 9, 2026`. The same on the server and in every browser. */
export function day(iso: string): string {
  const [year, month, date] = iso.slice(0, 10).split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** The name of a month; 0 is January, and 12 is January again. */
export function monthName(month: number): string {
  return months[month % 12] as string;
}

const weekdays = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];

/** The weekday of `2026-12-10`, of 1970 or later. */
export function weekday(iso: string): string {
  return weekdays[(Date.parse(iso) / 86_400_000) % 7] as string;
}

/** How many days lie between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
}
