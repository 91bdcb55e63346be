import { css } from '@emotion/react';
import { media, space } from '#theme/tokens.ts';
import { columns, columnsFor } from '#ui/columns.ts';
import { clock, dateOf, dayBetween } from '#ui/date.ts';
import { inZone, timeIn, useZone, written, type Zone } from '#ui/zone.ts';
import { useMinute } from './clock.ts';
import type { DeskViewFragment } from './DeskView.generated.ts';
import type { HandoverDayFragment } from './HandoverDay.generated.ts';
import type { Holder } from './holder.ts';
import { OfficeView } from './OfficeView.tsx';
import { localTime } from './state.ts';
import { useHolder } from './useHolder.ts';

interface DeskViewProps {
  now: DeskViewFragment;
  /** On a receipt, the lamp means that somebody has opened the message: when, null if nobody has. */
  opened?: string | null;
}

/** What is seen from the office that has the work, or from the one that has it next, and when that changes. */
export function DeskView({ now, opened }: DeskViewProps) {
  const at = useMinute() || Date.parse(now.at);
  const zone = useZone();
  const holder = useHolder();
  const office = deskOf(holder, now.offices);
  if (!holder || !office) return null;
  const onReceipt = opened !== undefined;
  return (
    <OfficeView office={office} at={at} lit={onReceipt ? opened !== null : holder.office !== null}>
      {opened
        ? `The lamp’s on: our team opened it ${momentIn(zone, opened)}.`
        : `${wordsOf(holder, at, zone, !onReceipt)}${onReceipt ? ' New messages are sorted there.' : ''}`}
    </OfficeView>
  );
}

/** The office that has the work, or else the one that has it next. */
export const deskOf = <T extends { city: string }>(holder: Holder | null, offices: readonly T[]): T | undefined =>
  offices.find(({ city }) => city === (holder?.office ?? holder?.next?.office));

/** `on Tuesday, November 24, at 10:52`. */
const momentIn = (zone: Zone, iso: string) =>
  `on ${dateOf(inZone(Date.parse(iso), zone))}, at ${timeIn(zone, Date.parse(iso))}`;

/** What is seen from each office now. A lamp is on in the one that has the work. */
export function DeskViews({ now }: { now: HandoverDayFragment }) {
  const at = useMinute() || Date.parse(now.at);
  const zone = useZone();
  const holder = useHolder()?.office;
  const { length } = now.offices;
  return (
    <ul css={[row, columnsFor[length]]}>
      {now.offices.map((office) => (
        <li key={office.city}>
          <OfficeView office={office} at={at} lit={office.city === holder}>
            {written(hoursOf(office), zone)}
          </OfficeView>
        </li>
      ))}
    </ul>
  );
}

/** The usual hours of an office, in its own time. */
function hoursOf({ shifts, offsets }: HandoverDayFragment['offices'][number]): string {
  const usual = shifts.find(({ closed }) => !closed);
  if (!usual) return '';
  return `${[usual.from, usual.to].map((at) => clock(localTime(offsets, Date.parse(at)))).join('–')} there.`;
}

function wordsOf({ office, next }: Holder, at: number, zone: Zone, lamp: boolean): string {
  const open = lamp ? 'The lamp’s on.' : 'It’s open now.';
  const time = next && timeIn(zone, next.at);
  if (!office) return next ? `It opens ${dayBetween(inZone(at, zone), inZone(next.at, zone))} at ${time}.` : '';
  if (!next) return open;
  return `${open} ${next.office ? `${next.office} takes over` : 'It closes'} at ${time}.`;
}

const row = css`
  display: grid;
  ${columns}
  margin-top: ${space.s3};
  && svg {
    border-radius: 0;
  }
  /* Three in a row, the last row is filled. On phones two, after the first one if their number is odd. */
  ${media.drawer} {
    display: flex;
    flex-wrap: wrap;
    row-gap: ${space.s5};
    li {
      flex: 1 0 30%;
    }
  }
  ${media.phone} {
    li {
      flex-basis: 50%;
    }
    li:first-of-type:nth-last-of-type(odd) {
      flex-basis: 100%;
    }
    /* Times with AM and PM, such as “10:00 AM–6:30 PM there.”, fit half the width of a phone. */
    figcaption {
      font-size: 0.929rem;
      letter-spacing: -0.01em;
    }
  }
`;
