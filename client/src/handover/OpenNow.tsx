import { css } from '@emotion/react';
import { useContext } from 'react';
import { hiddenIn, ink, media, radius, role, size, tall } from '#theme/tokens.ts';
import { weekday } from '#ui/date.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { hidden } from '#ui/VisuallyHidden.tsx';
import { alsoUtc, inZone, timeIn, useZone, type Zone } from '#ui/zone.ts';
import { useMinute } from './clock.ts';
import type { Holder } from './holder.ts';
import { RelayContext } from './relay.ts';
import { useHolder } from './useHolder.ts';

interface OpenNowProps {
  /** Where it leads. Without it, it is text. */
  href?: string;
  /** For the header: one short line. Screen readers hear the whole sentence. */
  short?: boolean;
  className?: string | undefined;
}

/** The office that is open now, or the one that opens next, and when that is for the visitor. */
export function OpenNow({ href, short = false, className }: OpenNowProps) {
  const answers = useContext(RelayContext)?.answers ?? false;
  const holder = useHolder();
  const zone = useZone();
  const minute = useMinute();
  const words = holder && wordsOf(holder, answers, zone, minute);
  if (!words) return null;
  const content = (
    <>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle cx="6" cy="6" r="4.5" data-live={holder.office !== null} />
      </svg>
      {short ? (
        <>
          <span css={line} aria-hidden="true">
            <span css={!words.long && (holder.office ? unlessNarrow : beforeTime)}>
              {words.lead[0]}
              <span css={onlyWide}>{words.lead[1]}</span>
              {words.lead[2]}
            </span>
            <b>
              {words.large}
              <span css={words.long && unlessCut}>{words.time}</span>
            </b>
          </span>
          <span css={hidden}>{`${words.all[0]} ${words.all[1]}${words.all[2] ?? ''}`}</span>
        </>
      ) : (
        <span>
          {words.all[0]} <b css={strong}>{words.all[1]}</b>
          {words.all[2]}
        </span>
      )}
    </>
  );
  if (!href) {
    return (
      <p css={[chip, !holder.office && twoLines]} className={className}>
        {content}
      </p>
    );
  }
  return (
    <SmartLink css={[chip, link, short && inHeader]} className={className} href={href}>
      {content}
    </SmartLink>
  );
}

/** The whole sentence in three parts, of which the second is set in bold, and the words of the short line. */
function wordsOf({ office, next }: Holder, answers: boolean, zone: Zone, minute: number) {
  if (office) {
    const lead = answers ? ['Now', ' answering', ': '] : ['Open', ' now', ': '];
    return { all: [lead.join('').trim(), office], lead, large: office, time: '', long: false };
  }
  if (!next?.office) return null;
  const day = weekday(inZone(next.at, zone));
  // Today's needs no name.
  const isToday = next.at - minute < 86_400_000 && day === weekday(inZone(minute, zone));
  const time = timeIn(zone, next.at);
  const second = alsoUtc(zone, next.at);
  return {
    all: [`${next.office} opens`, isToday ? time : `${day} ${time}`, second && `, ${second}`],
    // The header has no room for the city.
    lead: ['Opens ', isToday ? 'at ' : '', ''],
    large: isToday ? '' : day.slice(0, 3),
    time: `${isToday ? '' : ' '}${time.replace(' for you', '')}`,
    long: !isToday,
  };
}

const chip = css`
  ${tall('32px')};
  gap: 0.55em;
  color: ${role.text};
  font-weight: 500;
  font-size: ${size.t14};
  line-height: 1.25;
  svg {
    flex: none;
  }
  circle {
    fill: ${ink.hotFill};
    stroke: ${ink.hot};
    stroke-width: 2;
  }
  /* Nobody has the work. */
  circle[data-live='false'] {
    fill: none;
    stroke: ${role.muted};
  }
`;

const link = css`
  padding: 0 0.8em;
  border: 1px solid ${role.line};
  border-radius: ${radius.pill};
  text-decoration: none;
  &:hover {
    border-color: ${role.muted};
  }
  ${media.phone} {
    padding: 0 0.6em;
    font-size: ${size.t12};
  }
`;

const inHeader = css`
  justify-self: start;
  max-width: calc(100% - 0.4rem);
  margin-left: 0.4rem;
  white-space: nowrap;
  ${hiddenIn('@container (max-width: 6.6rem)')};
  /* Rather not at all than without its minutes. */
  ${media.bar} {
    ${hiddenIn('@container (max-width: 8.8rem)')};
  }
`;

const line = css`
  overflow: hidden;
  color: ${role.muted};
  text-overflow: ellipsis;
  b {
    color: ${role.text};
    font-weight: 600;
  }
`;

const onlyWide = hiddenIn('@container (max-width: 13.7rem)');
const unlessNarrow = hiddenIn('@container (max-width: 10.6rem)');

/** Hidden where there's room for the hour only. The smaller letters of a phone take less. */
const unlessRoom = (width: string, onPhones: string) => css`
  ${hiddenIn(`@container (max-width: ${width})`)};
  ${media.phone} {
    display: inline;
    ${hiddenIn(`@container (max-width: ${onPhones})`)};
  }
`;
const beforeTime = unlessRoom('9.8rem', '8.9rem');

/** A day without its time is true, and a time that is cut is not. */
const unlessCut = unlessRoom('14.4rem', '12.1rem');

/** On a phone, the visitor's time takes a second line, which is there before it. */
const twoLines = css`
  align-items: start;
  ${media.phone} {
    min-height: 2.5em;
  }
  svg {
    margin-top: 0.25em;
  }
`;

const strong = css`
  font-weight: 600;
`;
