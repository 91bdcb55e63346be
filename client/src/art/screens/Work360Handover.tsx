import { css } from '@emotion/react';
import { dot, level, route } from '#art/path.ts';
import { routes } from '#art/routes.ts';
import { font, role } from '#theme/tokens.ts';
import { mono, Status } from './parts.tsx';
import { Screen, screenIs } from './Screen.tsx';

export function Work360Handover() {
  return (
    <Screen
      label="Work360 handover, a sample day: who is at work, and what changes hands next"
      title="Follow-the-sun"
      product="Work360"
      state={<Status tone="done">20.5 of 24 h covered</Status>}
    >
      <div>
        <Day left={104} width={436} css={onlyWide} />
        <Day left={82} width={328} css={onlyNarrow} />
        <ul css={tickets}>
          <li>
            <span css={mono}>API-209</span> Audit log export <Status tone="done">London has it</Status>
          </li>
          <li>
            <span css={mono}>WEB-84</span> Keyboard order in filters <Status tone="wait">To Toronto 16:30</Status>
          </li>
        </ul>
      </div>
    </Screen>
  );
}

/** Shifts in hours of UTC, with the local time at the moment shown. */
const shifts = [
  { city: 'Vadodara', time: '21:10', from: 3.5, to: 12.5 },
  { city: 'London', time: '15:40', from: 9, to: 17.5 },
  { city: 'Toronto', time: '10:40', from: 14, to: 22 },
  { city: 'Austin', time: '09:40', from: 15, to: 24 },
] as const;

const now = 15.67;
const y = (row: number) => 34 + row * 34;

interface DayProps {
  /** Where the hours begin, and the whole width. */
  left: number;
  width: number;
  className?: string;
}

/** The rows are where the routes of the first page land: HomeMap knows how far down they are. */
function Day({ left, width, className }: DayProps) {
  const x = (hour: number) => left + (hour / 24) * (width - left - 16);
  const ticks = [0, 6, 12, 18, 24];
  const unit = (width - left) / 332;
  return (
    <svg css={[routes, chart]} className={className} viewBox={`0 -8 ${width} 184`} role="img" aria-label={words}>
      <path className="grid" d={ticks.map((hour) => `M${x(hour)} 18V158`).join('')} />
      {ticks.map((hour) => (
        <text key={hour} x={x(hour)} y={12} textAnchor="middle">
          {String(hour).padStart(2, '0')}
        </text>
      ))}
      <path className="thin" d={shifts.map((_, row) => level(x(0), x(24), y(row))).join('')} />
      <path className="bar" d={shifts.map(({ from, to }, row) => level(x(from) + 4, x(to) - 4, y(row))).join('')} />
      {shifts.map(({ city, time }, row) => (
        <g key={city}>
          <text className="city" x={16} y={y(row)}>
            {city}
          </text>
          <text x={16} y={y(row) + 15}>
            {time}
          </text>
        </g>
      ))}
      <path className="hot" d={handovers.map(({ hour, from }) => handover(x(hour), from, unit)).join('')} />
      <path className="hotEnd" d={handovers.map(({ hour, from }) => ends(x(hour), from, unit)).join('')} />
      <path className="now" d={`M${x(now)} 18V158`} />
      <rect className="nowLabel" x={x(now) - 21} y={152} width={42} height={18} rx={9} />
      <text className="nowTime" x={x(now)} y={165} textAnchor="middle">
        15:40
      </text>
    </svg>
  );
}

const handovers = [
  { hour: 12, from: 0 },
  { hour: 16.6, from: 1 },
] as const;

const words = `Working hours on a 24 hour UTC axis. Vadodara 03:30 to 12:30, London 09:00 to 17:30, Toronto 14:00 to 22:00, Austin 15:00 to 24:00. Vadodara has handed over to London, London hands over to Toronto at 16:30. It is 15:40 UTC.`;

function handover(at: number, from: number, unit: number): string {
  return route([
    [at - 18 * unit, y(from)],
    [at - 8 * unit, y(from)],
    [at + 14 * unit, y(from + 1)],
    [at + 20 * unit, y(from + 1)],
  ]);
}

function ends(at: number, from: number, unit: number): string {
  return dot([at - 18 * unit, y(from)]) + dot([at + 20 * unit, y(from + 1)]);
}

const chart = css`
  text {
    stroke: none;
    font: 500 12px ${font.mono};
    fill: ${role.muted};
  }
  .city {
    font: 600 12.5px ${font.text};
    fill: ${role.text};
  }
  .grid {
    stroke: ${role.line};
    stroke-width: 1;
  }
  .hotEnd {
    stroke-width: 9;
  }
  .now {
    stroke: ${role.text};
  }
  .nowLabel {
    fill: ${role.text};
    stroke: none;
  }
  .nowTime {
    fill: ${role.ground};
  }
`;

const onlyWide = css`
  ${screenIs.tiny} {
    display: none;
  }
`;

const onlyNarrow = css`
  display: none;
  text {
    font-size: 12.5px;
  }
  .city {
    font-size: 13px;
  }
  ${screenIs.tiny} {
    display: block;
  }
`;

const tickets = css`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.1rem 0.8rem;
    padding: 0.6rem 1.15rem;
    border-top: 1px solid ${role.line};
  }
  > li > :first-of-type {
    color: ${role.muted};
    font-size: 0.857rem;
  }
  > li > :last-of-type {
    margin-left: auto;
  }
`;
