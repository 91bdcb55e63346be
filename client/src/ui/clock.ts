/** The present time in a time zone, `09:40`. For effects only: the server has no clock to agree with. */
export function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return format.format(new Date());
}
