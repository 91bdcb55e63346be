import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { font, size } from '#theme/tokens.ts';
import { clockOf } from '#ui/clock.ts';

/** What the clock shows in a time zone. Empty until a browser with a clock has the page. */
export function LocalTime({ zone }: { zone: string }) {
  const [time, setTime] = useState('');
  useEffect(() => {
    const tick = () => setTime(clockOf(zone));
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, [zone]);
  return <span css={clock}>{time}</span>;
}

const clock = css`
  min-width: 5ch;
  font: 500 ${size.t16} / 1.4 ${font.mono};
  font-feature-settings: 'tnum';
  /* As high without the time as with it, so that nothing below moves. */
  &:empty::before {
    content: '\\200b';
  }
`;
