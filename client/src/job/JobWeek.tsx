import { css } from '@emotion/react';
import { font, ink, media, role, size, space, stack } from '#theme/tokens.ts';
import { columns, columnsFor } from '#ui/columns.ts';
import { toTwelve } from '#ui/date.ts';
import type { JobFactsFragment } from './JobFacts.generated.ts';
import { hoursInWords, shiftsOf, weekdays } from './week.ts';

/** The hours of a job in a week, where it is. Nothing if the employer does not state them. */
export function JobWeek({ job: { hours, location, shift } }: { job: JobFactsFragment }) {
  const shifts = hours ? shiftsOf(hours) : [];
  if (!hours || shifts.length === 0) return null;
  const days = shifts.some(({ to }) => to > 5 * 1440) ? 7 : 5;
  const rotates = shift === 'ROTATING';
  // Shifts that alternate are below each other: they may overlap, and nobody works them all.
  const lanes = rotates ? hours.split('; ').map(shiftsOf) : [shifts];
  const height = 26 / lanes.length - 4;
  const bars = lanes.flatMap((lane, i) =>
    lane.map(({ from, to }) => ({ x: from, y: 9 + i * (height + 4), width: to - from, second: i > 0 })),
  );
  const title = rotates ? 'Possible shifts' : 'Your week';
  const twelve = /US|CA/.test(location.countryCode);
  const words = (hours: string) => (twelve ? toTwelve(hoursInWords(hours)) : hoursInWords(hours));
  return (
    <section css={section} aria-labelledby="week">
      <h2 id="week">{location.city ? `${title}, in ${location.city} time` : title}</h2>
      <div css={strip} aria-hidden="true">
        <svg viewBox={`0 0 ${days * 1440} 40`} preserveAspectRatio="none" aria-hidden="true">
          <path css={sixHours} d={lines(days, 360)} />
          <path d={lines(days, 1440)} />
          {bars.map(({ x, y, width, second }) => (
            <rect key={`${x} ${y}`} css={second && other} x={x} y={y} width={width} height={height} />
          ))}
        </svg>
        <ol css={columnsFor[days]}>
          {weekdays.slice(0, days).map((name) => (
            <li key={name}>
              <b>{name.slice(0, 3)}</b>
              {(twelve ? [days < 7 && '6 AM', 'noon', days < 7 && '6 PM'] : ['6', '12', '18']).map((hour, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: hours have their places
                <span key={i}>{hour}</span>
              ))}
            </li>
          ))}
        </ol>
      </div>
      {rotates ? (
        hours.split('; ').map((shift, i) => (
          <p key={shift} css={[legend, i > 0 && other]}>
            {words(shift)}
          </p>
        ))
      ) : (
        <p>{words(hours)}</p>
      )}
    </section>
  );
}

const lines = (days: number, minutes: number) =>
  Array.from({ length: (days * 1440) / minutes + 1 }, (_, i) => `M${i * minutes} 0V40`).join('');

const section = css`
  --shift: ${ink.line};
  break-inside: avoid;
  ${stack.s3};
  grid-column: 1 / -1;
  width: 100%;
  padding-top: ${space.s4};
  border-top: 2px solid ${role.accent};
  h2 {
    font: 600 ${size.t18} / 1.3 ${font.text};
    letter-spacing: 0;
  }
  p {
    color: ${role.muted};
  }
`;

const sixHours = css`
  stroke-dasharray: 2 3;
`;

/** Of the shift that alternates with the first. */
const other = css`
  && {
    --shift: ${role.accent};
  }
`;

/** The hours of one of the shifts, after its color. */
const legend = css`
  ::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 10px;
    margin-right: ${space.s2};
    background: var(--shift);
    ${media.forced} {
      background: CanvasText;
    }
  }
  + p {
    margin-top: calc(-1 * ${space.s2});
  }
`;

const strip = css`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.s1};
  svg {
    display: block;
    width: 100%;
    height: 56px;
  }
  path {
    stroke: ${role.line};
    vector-effect: non-scaling-stroke;
  }
  rect {
    fill: var(--shift);
    ${media.forced} {
      fill: CanvasText;
    }
  }
  ol {
    display: grid;
    ${columns}
  }
  /* Each hour begins at its line. */
  li {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  b {
    font-weight: 600;
  }
  span {
    color: ${role.muted};
  }
  ${media.drawer} {
    li {
      display: block;
    }
    span {
      display: none;
    }
  }
`;
