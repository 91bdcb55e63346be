import { css } from '@emotion/react';
import { hotShape } from '#theme/styles.ts';
import { font, ink, media, role } from '#theme/tokens.ts';
import { percent } from '#ui/amount.ts';
import { clock } from '#ui/date.ts';
import { type Arrival, morning, night } from './sendTime.ts';

const share = (minutes: number) => percent(minutes / 1440);
const days = ['the day before', '', 'the day after'];

/**
 * A day of 24 hours for each region, a bar for the hours in which people are awake, and the moment at which a message
 * arrives. The text does not grow with the drawing: it has percentages and no viewBox.
 */
export function ReaderHours({ arrivals }: { arrivals: readonly Arrival[] }) {
  return (
    <ul css={rows}>
      {arrivals.map(({ region, local, day, isAwake }) => (
        <li key={region}>
          <span>
            {region}
            <b>
              {clock(local * 60_000)} {days[day + 1]}
            </b>
          </span>
          <svg aria-hidden="true" focusable="false" className={isAwake ? 'awake' : 'asleep'}>
            <rect x={share(morning)} y="15%" width={share(night - morning)} height="70%" rx={4} />
            <line x1="0" x2="100%" y1="50%" y2="50%" />
            <circle cx={share(local)} cy="50%" r={7} />
          </svg>
        </li>
      ))}
      <li aria-hidden="true">
        <span />
        <svg className="axis" aria-hidden="true" focusable="false">
          {[0, 6, 12, 18, 24].map((hour) => (
            <text
              key={hour}
              x={share(hour * 60)}
              y={13}
              textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
            >
              {`${hour}`.padStart(2, '0')}
            </text>
          ))}
        </svg>
      </li>
    </ul>
  );
}

const rows = css`
  > li {
    display: grid;
    grid-template-columns: 9.5rem minmax(0, 1fr);
    gap: 0 1rem;
    align-items: center;
    padding: 0.35rem 0;
  }
  > li > span {
    line-height: 1.35;
  }
  b {
    display: block;
    color: ${role.muted};
    font-size: 0.929rem;
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
  svg {
    width: 100%;
    height: 34px;
    overflow: visible;
  }
  rect {
    fill: ${role.raised};
    stroke: ${role.lineStrong};
  }
  line {
    stroke: ${ink.line};
    stroke-width: 2;
  }
  circle {
    ${hotShape};
  }
  .asleep circle {
    fill: ${role.bad};
  }
  .axis {
    height: 18px;
  }
  text {
    fill: ${role.muted};
    font: 500 12px ${font.mono};
  }
  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    b {
      display: inline;
      margin-left: 0.5rem;
    }
    svg {
      height: 26px;
    }
  }
`;
