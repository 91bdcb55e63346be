import { css } from '@emotion/react';
import { route, stops } from '#art/path.ts';
import { hotBar } from '#theme/styles.ts';
import { breakpoint, display, font, hiddenIn, ink, media, role, size, space, split, stackBy } from '#theme/tokens.ts';
import { amount, percent } from '#ui/amount.ts';
import { grows } from '#ui/motion.ts';
import { chain } from '#ui/node.ts';
import type { ChartProps } from './chartProps.ts';

/** The height of a row and the width of the axis with its routes, in px. */
const rowHeight = 72;
const axisWidth = 220;

/** When things happened: an axis to scale, and a route from each place on it to the event's row. */
export function Timeline({ unit, marks }: ChartProps) {
  const height = marks.length * rowHeight;
  const most = Math.max(...marks.map(({ value }) => value ?? 0), 1e-9);
  const times = marks.map(({ at }) => at ?? 0);
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const y = (at: number) => rowHeight / 2 + ((at - first) / span) * (height - rowHeight);
  const hasValues = marks.some(({ value }) => value !== null);
  return (
    <div css={place}>
      <svg css={axis} width={axisWidth} height={height} aria-hidden="true">
        <path className="track" d={`M8 ${rowHeight / 2}V${height - rowHeight / 2}`} />
        {marks.map(({ label, at, decisive }, i) => {
          const from = y(at ?? 0);
          const to = (i + 0.5) * rowHeight;
          return (
            <g key={label} css={decisive && hot}>
              <path className="route" d={route(stops([8, from, 40, from, axisWidth - 40, to, axisWidth, to]))} />
              <circle cx="8" cy={from} r="6" />
            </g>
          );
        })}
      </svg>
      <ol css={list}>
        {marks.map(({ label, when, value, decisive }, i) => (
          <li key={label} css={[row, hasValues && withFigures, decisive && hotRow]} data-live={decisive || undefined}>
            <div css={!hasValues && besideTime}>
              <p css={time}>{when}</p>
              <p>{label}</p>
            </div>
            {value !== null && (
              <div css={figure}>
                <p>
                  <b>{amount(value)}</b> {unit}
                </p>
                <svg css={bar} data-grows="" aria-hidden="true">
                  <rect css={grows(i)} width={percent(value / most)} height="8" rx="3" />
                </svg>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const place = css`
  ${split('auto 1fr')};
  gap: ${space.s4};
`;

const axis = css`
  overflow: visible;
  fill: none;
  .track {
    stroke: ${role.line};
    stroke-width: 2;
  }
  .route {
    stroke: ${ink.line};
    stroke-width: 1.5;
  }
  circle {
    fill: ${role.ground};
    stroke: ${ink.node};
    stroke-width: 2;
  }
  ${hiddenIn(media.phone)};
`;

const hot = css`
  && .route {
    stroke: ${ink.hot};
    stroke-width: 2.25;
  }
  && circle {
    fill: ${ink.hotFill};
    stroke: ${ink.hot};
  }
`;

const list = css`
  font-size: ${size.t16};
  line-height: 1.4;
  ${media.phone} {
    ${chain}
  }
`;

const row = css`
  display: grid;
  gap: ${space.s2} ${space.s5};
  align-items: center;
  min-height: ${rowHeight}px;
  ${media.phone} {
    min-height: 0;
  }
`;

const withFigures = split('1fr 1fr');

/** Without figures there is room for the time beside the words. */
const besideTime = css`
  @media (min-width: ${(breakpoint.drawer + 1) / 16}em) {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
    gap: ${space.s5};
    align-items: baseline;
    font-size: ${size.t18};
  }
`;

const hotRow = css`
  rect {
    ${hotBar};
  }
`;

const time = css`
  color: ${role.accent};
  font: 600 ${size.t18} / 1.25 ${font.text};
`;

const figure = css`
  ${stackBy('0.3rem')};
  b {
    color: ${role.accent};
    ${display(size.t28, 1)};
    letter-spacing: -0.02em;
  }
`;

const bar = css`
  width: 100%;
  height: 8px;
  rect {
    fill: ${ink.node};
  }
`;
