import { css } from '@emotion/react';
import { role, size } from '#theme/tokens.ts';
import { clock, shortDay } from './date.ts';
import { inZone, useZone, utc, written } from './zone.ts';

/**
 * A date and time in the visitor's zone, and in UTC on the line below. The server renders the time in UTC and leaves the
 * line empty, so that nothing moves.
 */
export function Moment({ iso }: { iso: string }) {
  const zone = useZone();
  const at = Date.parse(iso);
  const local = inZone(at, zone);
  const isUtc = zone === utc;
  const there = shortDay(iso);
  const here = shortDay(new Date(local).toISOString());
  return (
    <time dateTime={iso}>
      {`${here}, ${written(clock(local), zone)}${isUtc ? ' UTC' : ''}`}
      <span css={second}>{!isUtc && ` your time (${here === there ? '' : `${there}, `}${clock(at)} in UTC)`}</span>
    </time>
  );
}

const second = css`
  display: block;
  min-height: 1.5em;
  color: ${role.muted};
  font-weight: 400;
  font-size: ${size.t14};
  line-height: 1.5;
  @media (scripting: none) {
    min-height: 0;
  }
`;
