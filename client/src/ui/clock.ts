/** The current time in UTC, `09:40:05`. For handlers and effects only. */
export function utcTime(): string {
  // biome-ignore lint/plugin: a clock is what this is
  return new Date().toISOString().slice(11, 19);
}
