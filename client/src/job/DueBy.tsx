import { css } from '@emotion/react';
import { deskOf } from '#handover/DeskView.tsx';
import { RelayContext } from '#handover/relay.ts';
import { localTime } from '#handover/state.ts';
import { useHolder } from '#handover/useHolder.ts';
import { display, media, role, size, space } from '#theme/tokens.ts';
import { clock, dateOf, weekday } from '#ui/date.ts';
import { alsoUtc, inZone, useZone, utc, written } from '#ui/zone.ts';
import type { ReceiptFragment } from './Receipt.generated.ts';

interface DueByProps {
  receipt: ReceiptFragment;
  /** When it is answered or read at the latest. */
  due: string;
}

/** By when it is answered or read: in the reader's zone, at the office, and the holidays before it. */
export function DueBy({ receipt: { kind, holidays, now }, due }: DueByProps) {
  return (
    <dl css={dueBy}>
      <dt>{kind === 'ENQUIRY' ? 'We’ll reply by' : 'We’ll read it by'}</dt>
      <dd>
        <Hour iso={due} />
      </dd>
      {now && (
        <RelayContext value={now}>
          <OfficeHour iso={due} now={now} />
        </RelayContext>
      )}
      {holidays.map(({ date, name, cities }) => (
        <dd key={`${date} ${name}`}>
          {list(cities)} {cities.length === 1 ? 'is' : 'are'} closed on {dateOf(Date.parse(date))}
          {name && `: ${name}`}.
        </dd>
      ))}
    </dl>
  );
}

/** The weekday and the hour, large, and below them the date and the zone in words. */
function Hour({ iso }: { iso: string }) {
  const zone = useZone();
  const at = inZone(Date.parse(iso), zone);
  const [hour, half] = written(clock(at), zone).split('\u00a0');
  return (
    <time dateTime={iso}>
      <b>
        {`${weekday(at).slice(0, 3)} ${hour}`}
        {half && <small>{`\u00a0${half}`}</small>}
      </b>
      {`${dateOf(at).split(', ')[1]}, ${zone === utc ? 'UTC' : `your time (${alsoUtc(zone, Date.parse(iso))})`}`}
    </time>
  );
}

/** The same hour at the office whose view is shown. */
function OfficeHour({ iso, now }: { iso: string; now: NonNullable<ReceiptFragment['now']> }) {
  const zone = useZone();
  const city = deskOf(useHolder(), now.offices)?.city;
  const office = now.offices.find((one) => one.city === city);
  if (!office) return null;
  const there = localTime(office.offsets, Date.parse(iso));
  return <dd>{written(`It’s ${weekday(there)} ${clock(there)} then in ${office.city}.`, zone)}</dd>;
}

/** `London, Toronto and Austin`. */
const list = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

const dueBy = css`
  dt {
    color: ${role.muted};
    font-size: ${size.t18};
  }
  b {
    display: block;
    margin: 0 0 ${space.s3} -0.03em;
    color: ${role.accent};
    ${display('clamp(3.4rem, 1.2rem + 11vw, 7.9rem)', 0.95)};
    letter-spacing: -0.055em;
    overflow-wrap: anywhere;
  }
  small {
    font-size: 0.4em;
    letter-spacing: 0;
  }
  dd {
    color: ${role.text};
    font-size: ${size.t16};
    ${media.phone} {
      font-size: ${size.t14};
    }
  }
  dd + dd {
    margin-top: ${space.s2};
    color: ${role.muted};
  }
`;
