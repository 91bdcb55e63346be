import { css } from '@emotion/react';
import { useContext } from 'react';
import { role, space } from '#theme/tokens.ts';
import { clock } from '#ui/date.ts';
import { dayChartStyle } from './DayChart.style.ts';
import { DayChart } from './DayChart.tsx';
import { dayLength, type Moment, usualDay } from './day.ts';
import type { HandoverDayFragment } from './HandoverDay.generated.ts';
import { RelayContext } from './relay.ts';
import { localTime } from './state.ts';

interface UsualDayProps {
  now: HandoverDayFragment | null;
  caption: string;
}

/** A day on which all offices work, with their hours in local time, and a caption below. */
export function UsualDay({ now, caption }: UsualDayProps) {
  const relay = useContext(RelayContext)?.relay;
  if (!now || !relay) return <p css={words}>{caption}</p>;
  const day = usualDay({ ...now, relay });
  const hoursOf = (row: number) => hours(now, day, row).join('–');
  const offices = now.offices.map(({ city }, row) => `${city} ${hours(now, day, row).join(' to ')}`);
  const order = [...day.stretches.filter(({ row }) => row >= 0).map(({ row }) => now.offices[row]?.city)];
  return (
    <figure css={[dayChartStyle, figure]}>
      <DayChart
        moment={day}
        label={`The usual hours of the offices, each in local time: ${offices.join(', ')}. From midnight to midnight UTC, the work is first in ${order.join(', then in ')}.`}
        note={hoursOf}
        still
      />
      <figcaption css={words}>{caption}</figcaption>
    </figure>
  );
}

/** When an office opens and closes, local time, on the day on which it opens. */
function hours({ offices }: HandoverDayFragment, { start }: Moment, row: number): string[] {
  const { shifts = [], offsets = [] } = offices[row] ?? {};
  const shift = shifts.find(({ from }) => Date.parse(from) >= start && Date.parse(from) < start + dayLength);
  return shift ? [shift.from, shift.to].map((at) => clock(localTime(offsets, Date.parse(at)))) : [];
}

const figure = css`
  display: grid;
  gap: ${space.s4};
`;

const words = css`
  max-width: 34em;
  color: ${role.muted};
  text-wrap: pretty;
`;
