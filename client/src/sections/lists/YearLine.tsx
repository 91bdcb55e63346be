import { css } from '@emotion/react';
import { tenth } from '#art/path.ts';
import { hotShape } from '#theme/styles.ts';
import { font, ink, media, role, space } from '#theme/tokens.ts';
import { day, monthName } from '#ui/date.ts';
import type { EventListFragment } from './EventList.generated.ts';

type Year = NonNullable<EventListFragment['year']>;

/** Twelve months with a node for each event; the next one is live. Its text keeps its size on every width. */
export function YearLine({ year: { from, today, days } }: { year: Year }) {
  const first = monthOf(from);
  const now = at(first, today);
  const next = days.findIndex((one) => one >= today);
  return (
    <svg css={line} role="img" aria-label={words(from, days, next)}>
      <line x1="0" x2={now} y1="22" y2="22" />
      <line className="coming" x1={now} x2="100%" y1="22" y2="22" />
      {days.map((one, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be on one day
          key={i}
          className={i === next ? 'next' : one < today ? 'past' : ''}
          cx={at(first, one)}
          cy="22"
          r={i === next ? 10 : one < today ? 5 : 7}
        />
      ))}
      <line className="today" x1={now} x2={now} y1="8" y2="36" />
      {Array.from({ length: 12 }, (_, i) => (
        <text key={monthName(first + i)} x={`${tenth((i / 12) * 100)}%`} y="56">
          {monthName(first + i).slice(0, 3)}
        </text>
      ))}
    </svg>
  );
}

/** Months since the year 0. */
function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
}

/** Where a day is on the line that begins with a month. */
function at(first: number, date: string): string {
  return `${tenth(((monthOf(date) - first + (Number(date.slice(8, 10)) - 1) / 31) / 12) * 100)}%`;
}

function words(from: string, days: readonly string[], next: number): string {
  const past = next < 0 ? days.length : next;
  const coming = days.length - past;
  const first = `Twelve months from ${monthName(monthOf(from))} ${from.slice(0, 4)}: past events, ${past}; upcoming events, ${coming}`;
  return next < 0 ? `${first}.` : `${first}, the next on ${day(days[next] ?? '')}.`;
}

const line = css`
  display: block;
  width: 100%;
  height: 62px;
  margin-bottom: ${space.s4};
  overflow: visible;
  line {
    stroke: ${ink.line};
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  .coming {
    stroke-dasharray: 1 5;
  }
  .today {
    stroke: ${role.text};
  }
  circle {
    fill: ${ink.node};
  }
  .past {
    fill: ${ink.paper};
    stroke: ${ink.node};
    stroke-width: 2;
  }
  .next {
    ${hotShape};
  }
  text {
    fill: ${role.muted};
    font: 500 12px ${font.text};
  }
  ${media.phone} {
    text:not(:nth-of-type(3n + 1)) {
      display: none;
    }
  }
`;
