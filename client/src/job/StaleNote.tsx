import { useMinute } from '#handover/clock.ts';
import { counted } from '#ui/count.ts';
import { warning } from '#ui/warning.ts';
import { moment } from './jobWords.ts';

/** Says how old the jobs are when newer ones could not be read. The server renders no age: it depends on the clock. */
export function StaleNote({ asOf }: { asOf: string }) {
  const now = useMinute();
  // The clock has full minutes, so both are counted by them.
  const age = Math.max(0, now / 60_000 - Math.floor(Date.parse(asOf) / 60_000));
  return (
    <p css={warning}>
      We can’t load the latest jobs. This list was updated{' '}
      <time dateTime={asOf}>{now ? ago(age) : `on ${moment(asOf)}`}</time>. You can apply as usual.
    </p>
  );
}

function ago(minutes: number): string {
  if (minutes < 1) return 'just now';
  if (minutes < 120) return `${counted(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return `${hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')} ago`;
}
