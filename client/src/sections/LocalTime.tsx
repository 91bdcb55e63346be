import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { font, size } from '#theme/tokens.ts';
import { clockOf } from '#ui/clock.ts';
import { idle } from '#ui/idle.ts';

/** The current time in a time zone. Empty on the server, which renders without a clock. */
export function LocalTime({ zone }: { zone: string }) {
  const [time, setTime] = useState('');
  useEffect(() => {
    let shown = true;
    const tick = () => shown && setTime(clockOf(zone));
    // The browser takes several milliseconds to read the rules of a zone.
    idle().then(tick);
    const timer = setInterval(tick, 10_000);
    return () => {
      shown = false;
      clearInterval(timer);
    };
  }, [zone]);
  return <span css={clock}>{time}</span>;
}

const clock = css`
  min-width: 5ch;
  font: 500 ${size.t16} / 1.4 ${font.mono};
  font-feature-settings: 'tnum';
  /* The same height with and without the time, so that the layout does not shift. */
  &:empty::before {
    content: '\\200b';
  }
`;
