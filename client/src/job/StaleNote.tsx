import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { ink, radius, role, space } from '#theme/tokens.ts';
import { moment } from './jobWords.ts';

/** Says how old the jobs are when newer ones could not be read. The server renders no age: it depends on the clock. */
export function StaleNote({ asOf }: { asOf: string }) {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    // biome-ignore lint/plugin: an effect; what is rendered first is the moment in UTC
    const update = () => setMinutes(Math.max(0, Math.floor((Date.now() - Date.parse(asOf)) / 60_000)));
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, [asOf]);
  return (
    <p css={note}>
      We can’t load the latest jobs. This list was updated{' '}
      <time dateTime={asOf}>{minutes === null ? `on ${moment(asOf)}` : ago(minutes)}</time>. You can apply as usual.
    </p>
  );
}

function ago(minutes: number): string {
  if (minutes < 1) return 'just now';
  if (minutes < 120) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;
}

const note = css`
  padding: ${space.s3} ${space.s4};
  border-left: 4px solid ${ink.hot};
  border-radius: ${radius.mark} ${radius.card} ${radius.card} ${radius.mark};
  color: ${role.text};
  background: ${role.warningGround};
`;
