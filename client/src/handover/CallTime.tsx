import { css } from '@emotion/react';
import { role } from '#theme/tokens.ts';
import { clock, dateOf } from '#ui/date.ts';
import { inZone, timeIn, useZone, utc, written, type Zone } from '#ui/zone.ts';

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
      <span css={office}>{written(there, zone)}</span>
    </>
  );
}

interface Time {
  slot: string;
  starts: string;
}

/**
 * The times for a call in the order to offer them: those in the visitor's night come last, or not at all if there are
 * three others. What is chosen stays. Without scripts, nobody knows when that night is.
 */
export function useWaking<Call extends Time>(calls: readonly Call[], chosen: string | undefined): readonly Call[] {
  return waking(calls, chosen, useZone());
}

export function waking<Call extends Time>(calls: readonly Call[], chosen: string | undefined, zone: Zone) {
  if (zone === utc) return calls;
  const isNight = ({ slot, starts }: Call) => {
    const at = clock(inZone(Date.parse(starts), zone));
    return slot !== chosen && (at < '07:00' || at >= '22:00');
  };
  const byDay = calls.filter((call) => !isNight(call));
  return byDay.length < 3 ? [...byDay, ...calls.filter(isNight)] : byDay;
}

const yours = css`
  font-weight: 600;
`;

const office = css`
  display: block;
  color: ${role.muted};
  font-weight: 400;
`;
