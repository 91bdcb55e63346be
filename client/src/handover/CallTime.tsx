import { css } from '@emotion/react';
import { role } from '#theme/tokens.ts';
import { dateOf } from '#ui/date.ts';
import { inZone, timeIn, useZone } from '#ui/zone.ts';

interface CallTimeProps {
  call: { starts: string; there: string };
}

/** When a call is: where the visitor is, and below that at the office. */
export function CallTime({ call: { starts, there } }: CallTimeProps) {
  const zone = useZone();
  const at = Date.parse(starts);
  return (
    <>
      <b css={yours}>{`${dateOf(inZone(at, zone)).replace(/^(...)\w+/, '$1')}, ${timeIn(zone, at)}`}</b>
      <span css={office}>{there}</span>
    </>
  );
}

const yours = css`
  font-weight: 600;
`;

const office = css`
  display: block;
  color: ${role.muted};
  font-weight: 400;
`;
