import { css } from '@emotion/react';
import { media, role, size, space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { RichText } from '#ui/RichText.tsx';
import { SampleNote } from '#ui/SampleNote.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { EventListFragment } from './EventList.generated.ts';
import { type Ground, Section } from './Section.tsx';

type Event = EventListFragment['events'][number];

export function EventList({ anchor, heading, lead, when, events, ground }: EventListFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground}>
      {events.some(({ sample }) => sample) && <SampleNote what="events" />}
      {events.length ? (
        <ul css={list}>
          {events.map((event) => (
            <Row key={event.slug} {...event} upcoming={when === 'UPCOMING'} />
          ))}
        </ul>
      ) : (
        <p css={none}>{when === 'UPCOMING' ? 'No events are planned at the moment.' : 'No past events yet.'}</p>
      )}
    </Section>
  );
}

function Row({ slug, title, starts, announced, place, text, link, upcoming }: Event & { upcoming: boolean }) {
  return (
    <li css={row}>
      <div css={facts}>
        <time css={date} dateTime={starts}>
          {announced}
        </time>
        <span>{place}</span>
      </div>
      <div css={about}>
        <h3 css={name} id={slug}>
          {title}
        </h3>
        <RichText blocks={text} level={4} css={words} />
        <p css={links}>
          {link && (
            <ArrowLink href={link.link}>
              {link.label}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </ArrowLink>
          )}
          <SmartLink href={`/events/${slug}.ics`}>
            {upcoming ? 'Add to your calendar' : 'Calendar file'}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </SmartLink>
        </p>
      </div>
    </li>
  );
}

const list = css`
  border-top: 2px solid ${role.rule};
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s3} ${space.s7};
  padding-block: ${space.s5};
  border-bottom: 1px solid ${role.line};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const facts = css`
  display: grid;
  gap: 0.3rem;
  align-content: start;
  color: ${role.muted};
  font-size: ${size.t16};
`;

const date = css`
  color: ${role.accent};
  font-weight: 600;
`;

const about = css`
  display: grid;
  gap: ${space.s3};
`;

const name = css`
  font-size: ${size.t28};
  letter-spacing: -0.025em;
`;

const words = css`
  color: ${role.muted};
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s5};
  align-items: center;
`;

const none = css`
  color: ${role.muted};
  font-size: ${size.t18};
`;
