/** The current time in a time zone, `09:40`. For effects only: the server renders without a clock. */
export function clockOf(timeZone: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: zones and their summer times are the browser's to know
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  // biome-ignore lint/plugin: a clock is what this is
  return format.format(new Date());
}

/** The current time in UTC, `09:40:05`. For handlers and effects only. */
export function utcTime(): string {
  // biome-ignore lint/plugin: a clock is what this is
  return new Date().toISOString().slice(11, 19);
}
