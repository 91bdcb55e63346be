import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { muted, muted18, ruled } from '#theme/styles.ts';
import { display, flow, font, media, role, size, space, stack } from '#theme/tokens.ts';
import { actions, ButtonLink } from '#ui/Button.tsx';
import { clock, day as dayOf, monthName, weekday } from '#ui/date.ts';
import { RichText } from '#ui/RichText.tsx';
import { SampleNote } from '#ui/SampleNote.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { unfolding } from '#ui/unfolding.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { inZone, useZone, utc, written, type Zone } from '#ui/zone.ts';
import type { EventListFragment } from './EventList.generated.ts';
import { YearLine } from './YearLine.tsx';

type Event = EventListFragment['events'][number];

/** Upcoming events by their dates, the next one with the main button; past ones as lines that unfold. */
export function EventList(props: EventListFragment & { ground: Ground }) {
  const { anchor, heading, lead, when, events, year, ground } = props;
  const upcoming = when === 'UPCOMING';
  if (!upcoming && events.length === 0) return null;
  return (
    <Section
      id={anchor}
      heading={heading}
      lead={events.length > 0 ? lead : null}
      ground={ground}
      layout={upcoming ? 'stack' : 'split'}
      compact={upcoming}
      above={upcoming && year && events.length > 0 && <YearLine year={year} />}
    >
      <div css={stack.s4}>
        {events.some(({ sample }) => sample) && <SampleNote what="events" />}
        {events.length ? (
          <ul css={upcoming ? undefined : ruled}>
            {events.map((event, i) =>
              upcoming ? (
                <Upcoming key={event.slug} event={event} isNext={i === 0} />
              ) : (
                <Past key={event.slug} event={event} />
              ),
            )}
          </ul>
        ) : (
          <p css={muted18}>
            No events are planned right now. <SmartLink href="/contact-us">Tell us</SmartLink> what you’d like one to be
            about.
          </p>
        )}
      </div>
    </Section>
  );
}

function Upcoming({ event, isNext }: { event: Event; isNext: boolean }) {
  const { slug, title, starts, place, text, link } = event;
  const zone = useZone();
  const [when, other] = timesOf(event, zone);
  return (
    <li css={row}>
      <p css={date}>
        {when ? (
          <time dateTime={starts}>
            <b>{when.day}</b>
            <span>
              {when.month}
              <small>{when.weekday}</small>
            </span>
          </time>
        ) : (
          <time dateTime={starts}>{event.announced}</time>
        )}
      </p>
      <div css={about}>
        <h3 css={name} id={slug}>
          {title}
        </h3>
        <RichText blocks={text} level={4} css={muted} />
        <div css={[actions, links]}>
          {link && (
            <ButtonLink small look={isNext ? 'main' : 'second'} href={link.link}>
              {link.label}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </ButtonLink>
          )}
          <Calendar event={event}>Add to your calendar</Calendar>
        </div>
      </div>
      <dl css={facts}>
        <dt>Where</dt>
        <dd>{place}</dd>
        {when && (
          <>
            <dt>When</dt>
            <dd>
              {written(when.hours, zone)}
              <span>{when.zone}</span>
              <span css={otherTime}>{written(other, zone)}</span>
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}

function Past({ event }: { event: Event }) {
  const { slug, title, starts, announced, place, text, link } = event;
  const when = readDate(announced);
  return (
    <li>
      <details css={past}>
        <summary>
          <time dateTime={starts}>{when ? `${when.month.slice(0, 3)} ${when.day}, ${when.year}` : announced}</time>
          <h3 id={slug}>{title}</h3>
          <span>{place}</span>
        </summary>
        <div css={pastText}>
          <RichText blocks={text} level={4} css={muted} />
          <p css={links}>
            {link && (
              <SmartLink href={link.link}>
                {link.label}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </SmartLink>
            )}
            <Calendar event={event}>Calendar file</Calendar>
          </p>
        </div>
      </details>
    </li>
  );
}

function Calendar({ event: { slug, title }, children }: { event: Event; children: string }) {
  return (
    <SmartLink href={`/events/${slug}.ics`}>
      {children}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </SmartLink>
  );
}

/**
 * When an event is, as its page shows it first, and in words what else. At its place that is the local time. Online it is
 * the visitor's. The other one is left out where both are the same, and while the visitor's is not known.
 */
export function timesOf({ starts, ends, announced, place }: Event, zone: Zone) {
  const there = readDate(announced);
  const here = zone === utc ? null : readDate(inWords(Date.parse(starts), Date.parse(ends), zone));
  if (!there || !here || (there.hours === here.hours && there.day === here.day)) return [there, ''] as const;
  const [first, second] = place === 'Online' ? [here, there] : [there, here];
  const on = first.day === second.day ? '' : `${second.month} ${second.day}, `;
  return [first, `${on}${second.hours} ${second.zone}`] as const;
}

/** The times of an event as the server announces them: `December 10, 2026, 15:00–16:00 for you`. */
function inWords(starts: number, ends: number, zone: Zone): string {
  const [from, to] = [inZone(starts, zone), inZone(ends, zone)];
  const [first, last] = [from, to].map((at) => dayOf(new Date(at).toISOString()));
  return `${first}, ${clock(from)}${first === last ? '–' : ` – ${last}, `}${clock(to)} for you`;
}

/** Reads `December 10, 2026, 15:00–16:00 London time`. */
export function readDate(announced: string) {
  const [, name = '', day = '', year = '', hours = '', zone = ''] =
    /^(\w+) (\d+), (\d{4}), (.*\d\d:\d\d) (.+)$/.exec(announced) ?? [];
  const month = Array.from({ length: 12 }, (_, i) => monthName(i)).indexOf(name);
  if (month < 0) return null;
  const iso = `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { day, month: name, year, weekday: weekday(iso), hours, zone };
}

const row = css`
  display: grid;
  grid-template-columns: 256px minmax(0, 1fr) 220px;
  gap: ${space.s3} ${space.s6};
  align-items: start;
  padding-block: ${space.s4};
  border-top: 2px solid ${role.rule};
  ${media.drawer} {
    grid-template-columns: 220px minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const date = css`
  color: ${role.accent};
  font: 600 ${size.t18} / 1.2 ${font.text};
  time {
    display: flex;
    gap: 0.9rem;
    align-items: end;
  }
  b {
    ${display('9.6rem', 0.74)};
    letter-spacing: -0.06em;
    white-space: nowrap;
    /* As wide as two digits, so that months are below each other. */
    min-width: 1.05em;
  }
  span {
    min-width: 0;
  }
  small {
    display: block;
    color: ${role.muted};
    font: 400 ${size.t14} / 1.3 ${font.text};
  }
  ${media.drawer} {
    grid-row: span 4;
    b {
      font-size: 6.6rem;
    }
  }
  ${media.phone} {
    grid-row: auto;
    margin-bottom: ${space.s2};
    b {
      min-width: auto;
    }
  }
`;

const about = css`
  ${stack.s3};
  ${media.drawer} {
    display: contents;
  }
`;

const name = css`
  font-size: ${size.t28};
  letter-spacing: -0.025em;
  line-height: 1.1;
`;

const links = css`
  ${flow(space.s2, space.s5)};
  align-items: center;
  /* Where and when come before what to do. */
  ${media.drawer} {
    order: 1;
  }
`;

const facts = css`
  padding-left: ${space.s5};
  border-left: 1px solid ${role.line};
  dt {
    color: ${role.muted};
  }
  dd {
    margin-bottom: 0.35rem;
    font-weight: 600;
  }
  span {
    display: block;
    color: ${role.muted};
    font-weight: 400;
  }
  ${media.drawer} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${space.s4};
    padding-left: 0;
    border-left: 0;
    dt {
      grid-row: 1;
    }
  }
`;

/** Its line is there before the visitor's time is known. */
const otherTime = css`
  min-height: 1.55em;
  @media (scripting: none) {
    min-height: 0;
  }
`;

const past = css`
  ${unfolding};
  border-bottom: 1px solid ${role.line};
  summary {
    display: grid;
    grid-template-columns: 8.6rem minmax(0, 1fr) auto 20px;
    gap: ${space.s4};
    align-items: center;
    min-height: 46px;
    padding-block: 0.6rem;
  }
  summary:hover h3 {
    text-decoration: underline;
  }
  h3 {
    color: ${role.accent};
    font: 600 ${size.t16} / 1.3 ${font.text};
    letter-spacing: 0;
  }
  time,
  span {
    color: ${role.muted};
  }
  ${media.phone} {
    summary {
      grid-template-columns: minmax(0, 1fr) 20px;
      gap: 0 ${space.s3};
    }
    summary > :not(h3) {
      grid-column: 1;
    }
    summary::after {
      grid-area: 1 / 2 / 4;
    }
  }
`;

const pastText = css`
  ${stack.s3};
  padding-bottom: ${space.s4};
`;
