import { css } from '@emotion/react';
import { dot } from '#art/path.ts';
import { routes } from '#art/routes.ts';
import { font, role } from '#theme/tokens.ts';
import { ruled, Status } from './parts.tsx';
import { Screen, screenIs } from './Screen.tsx';

export function MailzzyReport() {
  return (
    <Screen
      label="Mailzzy report: opens by the reader’s clock, and opens and clicks by country"
      title="Wave 1 report"
      product="Mailzzy"
      state={<Status tone="done">Complete</Status>}
    >
      <div>
        <p css={heading}>Opens by local hour, per 1,000 sent</p>
        <Lollipops width={720} hours={hours} css={onlyWide} />
        <Lollipops width={330} hours={hours.slice(1, 10)} css={onlyNarrow} />
        <table css={ruled(screenIs.narrow)}>
          <thead>
            <tr>
              <th scope="col">Country</th>
              <th scope="col">Sent</th>
              <th scope="col">Opened</th>
              <th scope="col">Clicked</th>
            </tr>
          </thead>
          <tbody>
            {countries.map(([country, sent, opened, clicked]) => (
              <tr key={country}>
                <th scope="row">{country}</th>
                <td data-name="Sent">{sent}</td>
                <td data-name="Opened">{opened}</td>
                <td data-name="Clicked">{clicked}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Screen>
  );
}

const countries = [
  ['United States', '1,104', '412', '96'],
  ['United Kingdom', '486', '203', '51'],
  ['India', '250', '118', '34'],
] as const;

const hours = [4, 9, 22, 41, 58, 44, 30, 24, 19, 13, 8, 5].map((opens, i) => ({ hour: 5 + i, opens }));

interface LollipopsProps {
  width: number;
  hours: readonly { hour: number; opens: number }[];
  className?: string;
}

/** A chart in the nodes and lines of every other picture: the best hour is the live one. */
function Lollipops({ width, hours, className }: LollipopsProps) {
  const best = hours.reduce((a, b) => (b.opens > a.opens ? b : a));
  const left = 34;
  const step = (width - left - 16) / hours.length;
  const x = (hour: number) => left + step * (hour - (hours[0]?.hour ?? 0) + 0.5);
  const y = (opens: number) => 150 - opens * 2.133;
  const others = hours.filter((hour) => hour !== best);
  return (
    <svg
      css={[routes, chart]}
      className={className}
      viewBox={`0 0 ${width} 186`}
      role="img"
      aria-label={`Opens for each 1,000 sent. ${hours.map(({ hour, opens }) => `${clock(hour)}: ${opens}`).join(', ')}.`}
    >
      <path className="grid" d={[0, 30, 60].map((opens) => `M${left} ${y(opens)}H${width - 16}`).join('')} />
      {[0, 30, 60].map((opens) => (
        <text key={opens} x={left - 8} y={y(opens) + 4} textAnchor="end">
          {opens}
        </text>
      ))}
      <path d={hours.map(({ hour, opens }) => `M${x(hour)} 150V${y(opens)}`).join('')} />
      <path className="end" d={others.map(({ hour, opens }) => dot([x(hour), y(opens)])).join('')} />
      <path className="hotEnd" d={dot([x(best.hour), y(best.opens)])} />
      <text className="best" x={x(best.hour) + 14} y={y(best.opens) - 6}>
        {best.opens} at {clock(best.hour)}
      </text>
      {hours.map(({ hour }) => (
        <text key={hour} x={x(hour)} y={172} textAnchor="middle">
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </svg>
  );
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

const heading = css`
  padding: 0.9rem 1.15rem 0.2rem;
  font-weight: 600;
`;

const chart = css`
  text {
    stroke: none;
    font: 500 12px ${font.mono};
    fill: ${role.muted};
  }
  .best {
    font: 600 13px ${font.text};
    fill: ${role.text};
  }
  .grid {
    stroke: ${role.line};
    stroke-width: 1;
  }
  .end {
    stroke-width: 10;
  }
  .hotEnd {
    stroke-width: 16;
  }
`;

const onlyWide = css`
  ${screenIs.narrow} {
    display: none;
  }
`;

const onlyNarrow = css`
  display: none;
  text {
    font-size: 13px;
  }
  ${screenIs.narrow} {
    display: block;
  }
`;
